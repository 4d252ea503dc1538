import { NearPart } from '../../ui/nearness/NearPart.tsx';
import { useNearness } from '../../ui/nearness/use-nearness.ts';
import { LazyFooterContent } from './LazyFooterContent.tsx';

import styles from './Footer.module.css';

/** The footer of every page on a wide screen. */
export function Footer() {
  const { place, near } = useNearness();
  return (
    <footer ref={place} className={styles.footer}>
      <NearPart near={near}>
        <LazyFooterContent />
      </NearPart>
    </footer>
  );
}
