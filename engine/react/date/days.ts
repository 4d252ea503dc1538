import { isIsoDate } from '../../rules/dates/is-iso-date.ts';

/** A day as `YYYY-MM-DD`: the same text is compared, counted from and stored. */
export type Day = string;

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** The day of a timeMs, in ms since 1970, where the person is. */
export function dayAt(timeMs: number): Day {
  const now = new Date(timeMs);
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The day of a year, a month 1…12 and a date; all in range. */
function dayOf(year: number, month: number, date: number): Day {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-');
}

/** The day so many days later, or earlier for less than 0; no ISO date beyond year 9999. */
export function addDays(day: Day, count: number): Day {
  return toDay(new Date(toMs(day) + count * MS_PER_DAY));
}

/** The same date so many months later, the last of a shorter month; no ISO date beyond year 9999. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  const first = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return dayOf(first.year, first.month, Math.min(date, daysInMonth(first.year, first.month)));
}

/** Year, month 1…12 and date of a day. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** Place in the week, Monday 0 … Sunday 6. */
export function weekday(day: Day): number {
  return (new Date(toMs(day)).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}

/** The month of a day in weeks from Monday; `null` for places of the neighbouring months. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const { year, month } = partsOf(day);
  const first = weekday(dayOf(year, month, 1));
  const length = daysInMonth(year, month);
  const weeks = Math.ceil((first + length) / DAYS_PER_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
      const date = week * DAYS_PER_WEEK + index - first + 1;
      return date >= 1 && date <= length ? dayOf(year, month, date) : null;
    }),
  );
}

function daysInMonth(year: number, month: number): number {
  return [31, 30, 29].find((date) => isIsoDate(dayOf(year, month, date))) ?? 28;
}

// Years below 100 have no other way into a Date.
function toMs(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: Date): Day {
  return time.toISOString().slice(0, 10);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
