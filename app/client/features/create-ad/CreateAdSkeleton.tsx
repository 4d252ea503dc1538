import type { ReactNode } from 'react';

import { CategoryChoiceSkeleton } from './choose/CategoryChoice.tsx';
import { createAdWords } from './create-ad-words.ru.ts';

import styles from './CreateAd.module.css';

interface CreateAdSkeletonProps {
  /** Draws the heading of the page. */
  readonly renderHead: (title: string) => ReactNode;
}

/** The page under the sign-in dialog. */
export function CreateAdSkeleton({ renderHead }: CreateAdSkeletonProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>{renderHead(createAdWords.choose)}</div>
      <div className={styles.main}>
        <CategoryChoiceSkeleton />
      </div>
    </div>
  );
}
