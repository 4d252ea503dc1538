import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { AdLayout } from './card-ad.ts';

import styles from './AdCardSkeletons.module.css';

interface AdCardSkeletonProps {
  readonly layout?: AdLayout;
}

/** A loading card, as tall as a card. */
function AdCardSkeleton({ layout = 'grid' }: AdCardSkeletonProps) {
  return (
    <li className={styles.card} data-layout={layout} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.text}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </li>
  );
}

/** The given number of loading cards. */
export function AdCardSkeletons({ count, layout = 'grid' }: AdCardSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <AdCardSkeleton key={index} layout={layout} />
  ));
}

interface AdCardSkeletonsProps extends AdCardSkeletonProps {
  readonly count: number;
}
