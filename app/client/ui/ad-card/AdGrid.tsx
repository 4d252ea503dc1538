import type { ReactNode } from 'react';

import styles from './AdGrid.module.css';

interface AdGridProps {
  /**
   * Columns on a wide screen, fewer on narrower ones, two on mobile. `rail` is four, and one
   * scrolling row on mobile; `triple` is one row of three, or two by two on mobile; `one` is for
   * cards laid out as `list`; `words` is three, and one on mobile, for cards without photos.
   */
  readonly columns: 'five' | 'four' | 'three' | 'rail' | 'triple' | 'one' | 'words';
  /** Names a list without a heading. */
  readonly label?: string;
  /** Id of the heading that names it. */
  readonly labelledBy?: string;
  /** The list is loading, or shows the results of an older search. */
  readonly isBusy?: boolean;
  /**
   * Whether cards far from the view are not rendered, each with the size that it had; they stay in
   * the page for its search, focus and readers. Not before the first view: its sizes are measured.
   */
  readonly isWindowed?: boolean;
  /** `AdCard`s, `AdCardSkeleton`s. */
  readonly children: ReactNode;
}

/** A list of ads. */
export function AdGrid(props: AdGridProps) {
  const { columns, label, labelledBy, isBusy = false, isWindowed, children } = props;
  return (
    <ul
      className={styles.grid}
      data-columns={columns}
      data-windowed={isWindowed}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      // A scrolling row must be reachable by keyboard.
      tabIndex={columns === 'rail' ? -1 : undefined}
    >
      {children}
    </ul>
  );
}
