import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './FormSkeleton.module.css';

/** Number of fields in a loading card. */
const FIELDS = 6;

/** The second step before its form is loaded: a card of photos and a card of fields. */
export function FormSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      <div className={styles.card}>
        <Skeleton shape="title" width="third" />
        <div className={styles.photos}>
          <Skeleton shape="fill" />
        </div>
      </div>
      <div className={styles.card}>
        <Skeleton shape="title" width="third" />
        <div className={styles.fields}>
          {Array.from({ length: FIELDS }, (_, index) => (
            <div key={index}>
              <Skeleton width="half" />
              <div className={styles.control}>
                <Skeleton shape="fill" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
