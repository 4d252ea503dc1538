import type { DateWords } from '../react/catalogue/words.ts';

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const WEEKDAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** Words of a date and its calendar. */
export const date: DateWords = {
  placeholder: 'DD.MM.YYYY',
  timePlaceholder: 'HH:MM',
  open: 'Open the calendar',
  calendar: 'Choose a date',
  earlier: 'Previous month',
  later: 'Next month',
  month: 'Month',
  year: 'Year',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  dateName: (field) => `${field}: date`,
  timeName: (field) => `${field}: time`,
  monthName,
  /** `November 2026`. */
  monthOfYear: (month, year) => `${monthName(month)} ${String(year)}`,
  // The first of January 2001 is a Monday.
  weekdayName: (index) => WEEKDAYS.format(Date.UTC(2001, 0, 1 + index)),
  /** `Saturday 21 November 2026`. */
  dayName: (day) => DAYS.format(Date.parse(`${day}T00:00:00Z`)),
};

function monthName(month: number): string {
  return MONTHS.format(Date.UTC(2001, month - 1, 1));
}
