import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './MyAdSkeletons.module.css';

interface MyAdSkeletonsProps {
  readonly count: number;
}

/** The given number of loading rows. */
export function MyAdSkeletons({ count }: MyAdSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.row} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
      </div>
      <div>
        <Skeleton width="third" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </li>
  ));
}
