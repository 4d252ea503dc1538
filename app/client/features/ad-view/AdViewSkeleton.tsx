import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './AdViewSkeleton.module.css';
import round from './gallery/RoundButton.module.css';

interface AdViewSkeletonProps {
  readonly onBack: () => void;
}

/** A loading ad: its photo, two lines, the strip of facts; on mobile the way back. */
export function AdViewSkeleton({ onBack }: AdViewSkeletonProps) {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
        <button
          type="button"
          className={`${round.round} ${styles.back}`}
          data-on="photo"
          aria-label={adViewWords.back}
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
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
