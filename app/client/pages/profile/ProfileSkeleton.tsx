import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './ProfilePage.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The profile under the sign-in dialog. */
export function ProfileSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.person}>
        <Skeleton shape="title" width="half" />
      </div>
      <ul className={styles.list}>
        {ROWS.map((row) => (
          <li key={row} className={styles.item}>
            <div className={styles.row}>
              <Skeleton width="half" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
