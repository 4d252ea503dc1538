import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

import styles from './SectionsSkeleton.module.css';

const CHIPS = 6;

/** A loading row of subcategories, so that the results below do not move. */
export function SectionsSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: CHIPS }, (_, index) => (
        <span key={index} className={styles.chip}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
