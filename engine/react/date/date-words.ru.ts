import type { DateWords } from '../catalogue/words.ts';

const MONTH = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });
const FULL = new Intl.DateTimeFormat('ru', { dateStyle: 'full', timeZone: 'UTC' });

/** Words of a date and its calendar. */
export const DATE_WORDS: DateWords = {
  placeholder: 'ДД.ММ.ГГГГ',
  timePlaceholder: 'ЧЧ:ММ',
  open: 'Открыть календарь',
  calendar: 'Выберите дату',
  earlier: 'Предыдущий месяц',
  later: 'Следующий месяц',
  month: 'Месяц',
  year: 'Год',
  weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  dateName: (field: string) => `${field}: дата`,
  timeName: (field: string) => `${field}: время`,
  /** `Ноябрь` for 11. */
  monthName,
  /** `Ноябрь 2026`. */
  monthOfYear: (month: number, year: number) => `${monthName(month)} ${String(year)}`,
  /** `понедельник` for 0. */
  weekdayName: (index: number) => WEEKDAY.format(Date.UTC(2001, 0, 1 + index)),
  /** `суббота, 21 ноября 2026 г.` for a day `2026-11-21`. */
  dayName: (day: string) => FULL.format(Date.parse(`${day}T00:00:00Z`)),
};

function monthName(month: number): string {
  const name = MONTH.format(Date.UTC(2000, month - 1));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
