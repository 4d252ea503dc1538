import type { ReactNode } from 'react';

import styles from './AdGrid.module.css';

interface AdGridProps {
  /**
   * Columns of a full screen: fewer as it narrows, two on mobile. `rail` is four, and one row to
   * push aside on mobile; `triple` is one row of three, or two by two on mobile; `one` is for cards laid out as `list`.
   */
  readonly columns: 'five' | 'four' | 'three' | 'rail' | 'triple' | 'one';
  /** Names the list where no heading does. */
  readonly label?: string;
  /** Id of the heading that names it. */
  readonly labelledBy?: string;
  /** More is on its way, or what is here is of an older question. */
  readonly isBusy?: boolean;
  /** `AdCard`s, `AdCardSkeleton`s. */
  readonly children: ReactNode;
}

/** A list of ads. */
export function AdGrid({ columns, label, labelledBy, isBusy = false, children }: AdGridProps) {
  return (
    <ul
      className={styles.grid}
      data-columns={columns}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      // A row that scrolls must be reachable without a pointer.
      tabIndex={columns === 'rail' ? -1 : undefined}
    >
      {children}
    </ul>
  );
}
