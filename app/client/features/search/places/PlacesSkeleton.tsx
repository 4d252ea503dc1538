import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

import styles from './PlacesSkeleton.module.css';

const CHIPS = 6;

/** A row of subcategories on its way: the results below it stay where they are. */
export function PlacesSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: CHIPS }, (_, place) => (
        <span key={place} className={styles.chip}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
