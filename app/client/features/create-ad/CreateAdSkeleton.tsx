import { CategoryChoiceSkeleton } from './choose/CategoryChoice.tsx';

import styles from './CreateAd.module.css';

/** The page under the sign-in dialog. */
export function CreateAdSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.side} />
      <div className={styles.main}>
        <CategoryChoiceSkeleton />
      </div>
    </div>
  );
}
