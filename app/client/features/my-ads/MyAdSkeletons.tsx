import type { ReactNode } from 'react';

import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './MyAdSkeletons.module.css';

interface MyAdSkeletonsProps {
  readonly count: number;
  /** What covers the skeleton of each photo. */
  readonly cover?: ReactNode;
}

/** The given number of loading rows. */
export function MyAdSkeletons({ count, cover }: MyAdSkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    <li key={place} className={styles.row} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
        {cover}
      </div>
      <div>
        <Skeleton width="third" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </li>
  ));
}
