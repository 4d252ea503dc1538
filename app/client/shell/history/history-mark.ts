import { randomKey } from '../../device/random-key.ts';

/** What tells an entry of the browser's history from another: kept in the entry's own state. */
export interface HistoryMark {
  readonly key: string;
  /** How many pages of the site lie behind it in this tab. */
  readonly place: number;
}

/** Name of the mark among what else a page keeps in the entry's state. */
const NAME = 'mark';

/** The mark in an entry's state; `null` when there is none. */
export function markOf(state: unknown): HistoryMark | null {
  const mark = partOf(state, NAME);
  const key = partOf(mark, 'key');
  const place = partOf(mark, 'place');
  return typeof key === 'string' && typeof place === 'number' ? { key, place } : null;
}

/** The mark of the entry after `before`; of the first one after `null`. */
export function nextMark(before: HistoryMark | null): HistoryMark {
  return { key: randomKey(), place: before === null ? 0 : before.place + 1 };
}

/** Puts the mark beside whatever else the entry's state holds. */
export function writeMark(mark: HistoryMark): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), [NAME]: mark }, '');
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
