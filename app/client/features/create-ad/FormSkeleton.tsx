import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './FormSkeleton.module.css';

/** Fields of a card that is on its way. */
const FIELDS = 6;

/** The second step before its form has come: the photos' card and a card of fields. */
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
          {Array.from({ length: FIELDS }, (_, place) => (
            <div key={place}>
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
