import { randomKey } from '../../device/random-key.ts';

/** Identifies an entry of the browser's history; stored in the entry's state. */
export interface HistoryMark {
  readonly key: string;
  /** Number of earlier pages of the site in this tab. */
  readonly index: number;
}

/** Key of the mark in the entry's state, which pages may also use. */
const NAME = 'mark';

/** Whether an entry continues the page before it (`{ isInPlace: true }`): the scroll remains. */
export function isInPlace(state: unknown): boolean {
  return partOf(state, 'isInPlace') === true;
}

/** The mark in an entry's state; `null` when there is none. */
export function markOf(state: unknown): HistoryMark | null {
  const mark = partOf(state, NAME);
  const key = partOf(mark, 'key');
  const index = partOf(mark, 'index');
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}

/** The mark of the entry after `before`; of the first one after `null`. */
export function nextMark(before: HistoryMark | null): HistoryMark {
  return { key: randomKey(), index: before === null ? 0 : before.index + 1 };
}

/** Adds the mark to the entry's state. */
export function writeMark(mark: HistoryMark): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), [NAME]: mark }, '');
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
