import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './AdViewSkeleton.module.css';

/** A loading ad: its photo, two lines, the strip of facts. */
export function AdViewSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
      </div>
      <div className={styles.facts}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
