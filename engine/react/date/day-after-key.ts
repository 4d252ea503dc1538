import { isIsoDate } from '../../rules/dates/is-iso-date.ts';
import { addDays, addMonths, weekday, type Day } from './days.ts';

/** A key as a keyboard event names it. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day a key moves to; `null` for other keys and beyond the years 0001…9999. */
export function dayAfterKey(day: Day, { key, shiftKey }: PressedKey): Day | null {
  const next = MOVES[key]?.(day, shiftKey ? 12 : 1) ?? null;
  return next !== null && isIsoDate(next) ? next : null;
}

const MOVES: Readonly<Record<string, (day: Day, months: number) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day, months) => addMonths(day, -months),
  PageDown: (day, months) => addMonths(day, months),
};
