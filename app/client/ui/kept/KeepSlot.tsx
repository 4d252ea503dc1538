import { keepControls } from './kept-ads.ts';
import type { KeepControlsProps } from './kept-ads.ts';

import styles from './KeepSlot.module.css';

/** Room for the heart and the scales of an ad; none on one's own ad and on a preview. */
export function KeepSlot(props: KeepControlsProps) {
  const { ad, at } = props;
  const render = keepControls.use();
  if (ad.is_my_advertisement || ad.id === 0) return null;
  return (
    <div className={styles.slot} data-at={at} data-scales={ad.is_comparable}>
      {render?.(props)}
    </div>
  );
}
