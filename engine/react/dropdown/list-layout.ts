import type { Option } from '../../definition/field-definition.ts';
import type { Section } from '../choice/sections.ts';

/** Heights of rows in a windowed list, in CSS pixels (DESIGN §7: 44-px rows). */
export const ROW_HEIGHT = 44;
const TITLE_HEIGHT = 32;

/** Rows kept ready above and below the window. */
const OVERSCAN = 8;

/** An option's row; `place` counts options from the top of the list, from 0. */
export interface OptionRow {
  readonly option: Option;
  readonly place: number;
  /** Offset from the top of the list, in CSS pixels. */
  readonly top: number;
}

/** A section as laid out. */
export interface SectionRows {
  readonly title: string | null;
  readonly top: number;
  readonly rows: readonly OptionRow[];
}

/** All rows of a list and its full height, in CSS pixels. */
export interface ListLayout {
  readonly sections: readonly SectionRows[];
  readonly height: number;
  readonly count: number;
}

/** Part of the list to draw: what the person sees, in CSS pixels, and the row that is active. */
export interface ListWindow {
  readonly top: number;
  readonly height: number;
  readonly active: number;
}

/** Gives every option its place and offset. */
export function layoutList(sections: readonly Section[]): ListLayout {
  let height = 0;
  let count = 0;
  const laidOut = sections.map(({ title, options }) => {
    const top = height;
    if (title !== null) height += TITLE_HEIGHT;
    const rows = options.map((option) => {
      const row = { option, place: count, top: height };
      count += 1;
      height += ROW_HEIGHT;
      return row;
    });
    return { title, top, rows };
  });
  return { sections: laidOut, height, count };
}

/** Sections with only the rows in the window and around it; the active row is always there. */
export function cutToWindow(layout: ListLayout, window: ListWindow): readonly SectionRows[] {
  const from = window.top - OVERSCAN * ROW_HEIGHT;
  const to = window.top + window.height + OVERSCAN * ROW_HEIGHT;
  return layout.sections
    .map((section) => ({ ...section, rows: cutRows(section.rows, { from, to, ...window }) }))
    .filter(({ rows }) => rows.length > 0);
}

function cutRows(
  rows: readonly OptionRow[],
  { from, to, active }: { from: number; to: number; active: number },
): readonly OptionRow[] {
  const first = rows[0];
  if (first === undefined) return [];
  // Rows of a section have one height, so the window's edges are found without a search.
  const start = Math.max(0, Math.floor((from - first.top) / ROW_HEIGHT));
  const end = Math.max(start, Math.ceil((to - first.top) / ROW_HEIGHT));
  const cut = rows.slice(start, end);
  const row = rows[active - first.place];
  return row === undefined || cut.includes(row) ? cut : [...cut, row];
}
