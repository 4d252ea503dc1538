import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { allRows, cutToWindow, topOf, type ListLayout, type SectionRows } from './list-layout.ts';

/** Lists up to this long are drawn whole, in rows as tall as their names. */
const WHOLE = 40;

/** Assumed height of a list before it is measured, in CSS pixels. */
const FIRST_HEIGHT = 320;

/** A scrolled list and the rows of it to draw. */
export interface DrawnList {
  readonly sections: readonly SectionRows[];
  /** Whether offsets position the rows. */
  readonly isWindowed: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

/** Follows the scrolling of a long list. Mount it again for every new layout. */
export function useListWindow(layout: ListLayout, active: number): DrawnList {
  const list = useRef<HTMLDivElement>(null);
  const isWindowed = layout.count > WHOLE;
  const [seen, setSeen] = useState({ top: topToStart(layout, active), height: FIRST_HEIGHT });

  const measure = () => {
    if (!isWindowed || list.current === null) return;
    const { scrollTop: top, clientHeight: height } = list.current;
    setSeen({ top, height });
  };
  const start = useEffectEvent(() => {
    list.current?.scrollTo({ top: seen.top });
    measure();
  });
  // Passive, as the menu around is shown by then: before, there is nothing to scroll or measure.
  useEffect(() => start(), []);

  return {
    sections: isWindowed ? cutToWindow(layout, { ...seen, active }) : allRows(layout),
    isWindowed,
    list,
    onScroll: measure,
  };
}

/** Where a list opens: its active row a little below the top edge. */
function topToStart(layout: ListLayout, active: number): number {
  return active < 4 ? 0 : topOf(layout, active) - FIRST_HEIGHT / 3;
}
