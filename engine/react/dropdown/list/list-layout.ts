import type { Option } from '../../../definition/field-definition.ts';
import type { ListPart } from './list-part.ts';

/** Heights of rows in a windowed list, in CSS pixels: 44 px is the least target for a finger (WCAG 2.5.5). */
export const ROW_HEIGHT = 44;
const TITLE_HEIGHT = 32;

/** Rows kept ready above and below the window. */
const OVERSCAN = 8;

/** An option's row; `index` counts options from the top of the list, from 0. */
export interface OptionRow {
  readonly option: Option;
  readonly index: number;
  /** Offset from the top of the list, in CSS pixels. */
  readonly top: number;
}

/** Rows of a section that are drawn. */
export interface SectionRows {
  readonly title: string | null;
  readonly top: number;
  readonly rows: readonly OptionRow[];
}

/** A part as laid out. Offsets are from the top of the list, in CSS pixels. */
interface LaidPart {
  readonly part: ListPart;
  readonly top: number;
  /** Where its rows begin, under its title. */
  readonly rowsTop: number;
  /** Place of its first option. */
  readonly first: number;
}

/** Where every part of a list is, and its full height, in CSS pixels. */
export interface ListLayout {
  /** From the top down; none is empty. */
  readonly parts: readonly LaidPart[];
  readonly height: number;
  readonly count: number;
}

/** Part of the list to draw: what the person sees, in CSS pixels, and the row that is active. */
export interface ListWindow {
  readonly top: number;
  readonly height: number;
  readonly active: number;
}

/** Gives every part its first index and its offset. Makes no rows: of 50,000 a few dozen are ever drawn. */
export function layoutList(parts: readonly ListPart[]): ListLayout {
  let height = 0;
  let count = 0;
  const laidOut: LaidPart[] = [];
  for (const part of parts) {
    if (part.count === 0) continue;
    const top = height;
    const rowsTop = top + (part.title === null ? 0 : TITLE_HEIGHT);
    laidOut.push({ part, top, rowsTop, first: count });
    count += part.count;
    height = rowsTop + part.count * ROW_HEIGHT;
  }
  return { parts: laidOut, height, count };
}

/** Every row of a list. */
export function allRows(layout: ListLayout): readonly SectionRows[] {
  return layout.parts.map((laid) => toSection(laid, 0, laid.part.count));
}

/** The option at an index; `undefined` beyond the list. */
export function optionAt(layout: ListLayout, index: number): Option | undefined {
  const laid = partWith(layout, ({ first }) => first <= index);
  const at = index - (laid?.first ?? 0);
  return at < 0 ? undefined : laid?.part.slice(at, at + 1)[0];
}

/** Place of the first option, from the top, that is wanted; -1 when none is. */
export function findIndexOf(layout: ListLayout, isWanted: (option: Option) => boolean): number {
  for (const { part, first } of layout.parts) {
    const index = part.findIndexOf(isWanted);
    if (index >= 0) return first + index;
  }
  return -1;
}

/** Where the row of an index is, in CSS pixels from the top of the list. */
export function topOf(layout: ListLayout, index: number): number {
  const laid = partWith(layout, ({ first }) => first <= index);
  return laid === undefined ? 0 : laid.rowsTop + (index - laid.first) * ROW_HEIGHT;
}

/** Sections with only the rows in the window and around it; the active row is always there. */
export function cutToWindow(layout: ListLayout, window: ListWindow): readonly SectionRows[] {
  const from = window.top - OVERSCAN * ROW_HEIGHT;
  const to = window.top + window.height + OVERSCAN * ROW_HEIGHT;
  const sections: SectionRows[] = [];
  const { parts } = layout;
  for (let at = lastBefore(parts, ({ top }) => top <= from); at < parts.length; at += 1) {
    const laid = parts[at];
    if (laid === undefined || laid.rowsTop >= to) break;
    const { rowsTop, part } = laid;
    // Rows have one height, so the window's edges are found without a search.
    const start = Math.max(0, Math.floor((from - rowsTop) / ROW_HEIGHT));
    const end = Math.min(part.count, Math.ceil((to - rowsTop) / ROW_HEIGHT));
    if (start < end) sections.push(toSection(laid, start, end));
  }
  return withActive(layout, sections, window.active);
}

function withActive(
  layout: ListLayout,
  sections: readonly SectionRows[],
  active: number,
): readonly SectionRows[] {
  const laid = partWith(layout, ({ first }) => first <= active);
  const isDrawn = sections.some(({ rows }) => rows.some(({ index }) => index === active));
  if (laid === undefined || isDrawn) return sections;
  const at = active - laid.first;
  const alone = toSection(laid, at, at + 1);
  const isOwn = ({ top }: SectionRows) => top === laid.top;
  if (!sections.some(isOwn)) return [...sections, alone];
  return sections.map((one) => (isOwn(one) ? { ...one, rows: [...one.rows, ...alone.rows] } : one));
}

function toSection({ part, top, rowsTop, first }: LaidPart, from: number, to: number): SectionRows {
  const rows = part.slice(from, to).map((option, n) => ({
    option,
    index: first + from + n,
    top: rowsTop + (from + n) * ROW_HEIGHT,
  }));
  return { title: part.title, top, rows };
}

/** The last part, from the top, of those that `isBefore` holds for. */
function partWith(
  { parts }: ListLayout,
  isBefore: (part: LaidPart) => boolean,
): LaidPart | undefined {
  return parts[lastBefore(parts, isBefore)];
}

/** Place of the last one that `isBefore` holds for, 0 where there is none; it holds for a first stretch. */
function lastBefore(parts: readonly LaidPart[], isBefore: (part: LaidPart) => boolean): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const part = parts[middle];
    if (part !== undefined && isBefore(part)) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Id of an option's row, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
