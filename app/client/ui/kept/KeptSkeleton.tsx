import type { ReactNode } from 'react';

import styles from './KeptSkeleton.module.css';

interface KeptSkeletonProps {
  readonly list: 'favorites' | 'comparisons';
  /** What an empty list shows. */
  readonly empty: ReactNode;
  /** The skeleton. */
  readonly children: ReactNode;
}

/**
 * A list of kept ads before its answer: the skeleton where this device may have kept ads, else the
 * empty list. The server draws both, since only the device knows: `data-kept` on `<html>` names its
 * lists before the first paint.
 */
export function KeptSkeleton({ list, empty, children }: KeptSkeletonProps) {
  return (
    <>
      <div className={styles.empty} data-list={list}>
        {empty}
      </div>
      <div className={styles.waiting} data-list={list}>
        {children}
      </div>
    </>
  );
}
