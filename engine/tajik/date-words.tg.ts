import type { DateWords } from '../react/catalogue/words.ts';

// Written out: few browsers carry the Tajik names of months and days.
const MONTHS = [
  'Январ',
  'Феврал',
  'Март',
  'Апрел',
  'Май',
  'Июн',
  'Июл',
  'Август',
  'Сентябр',
  'Октябр',
  'Ноябр',
  'Декабр',
];
const WEEKDAYS = ['душанбе', 'сешанбе', 'чоршанбе', 'панҷшанбе', 'ҷумъа', 'шанбе', 'якшанбе'];

const DAY_MS = 86_400_000;
/** A Monday, in ms since 1970. */
const MONDAY = Date.UTC(2001, 0, 1);

/** Words of a date and its calendar. */
export const date: DateWords = {
  placeholder: 'РР.ММ.СССС',
  timePlaceholder: 'СС:ДД',
  open: 'Кушодани тақвим',
  calendar: 'Санаро интихоб кунед',
  earlier: 'Моҳи гузашта',
  later: 'Моҳи оянда',
  month: 'Моҳ',
  year: 'Сол',
  weekdays: ['дш', 'сш', 'чш', 'пш', 'ҷм', 'шн', 'яш'],
  dateName: (field) => `${field}: сана`,
  timeName: (field) => `${field}: вақт`,
  monthName,
  /** `Ноябри 2026`. */
  monthOfYear: (month, year) => `${monthName(month)}и ${String(year)}`,
  weekdayName,
  /** `шанбе, 21 ноябри соли 2026`. */
  dayName: (day) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const days = Math.round((Date.parse(`${day}T00:00:00Z`) - MONDAY) / DAY_MS);
    const index = ((days % 7) + 7) % 7;
    return `${weekdayName(index)}, ${date} ${monthName(month).toLowerCase()}и соли ${year}`;
  },
};

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

function weekdayName(index: number): string {
  return WEEKDAYS[index] ?? '';
}
