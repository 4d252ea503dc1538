import { dayText } from '../../../ui/day/day-text.tg.ts';
import { numberText } from '../../../ui/plural/count-text.ts';

/** Texts of the statistics of an own ad. */
export const statisticsWords = {
  title: 'Омор',
  unknown: 'Шумо чунин эълон надоред',
  all: 'Эълонҳои ман',
  views: 'Дидан',
  period: 'дар 14 рӯз',
  phone: 'Рақами телефон',
  favorites: 'Дар интихобшудаҳо',
  now: 'ҳоло',
  byDay: 'Дидан аз рӯи рӯзҳо',
  none: 'Ҳоло касе надидааст',
  noneText: 'Аввалинҳо дар давоми як рӯз пайдо мешаванд.',
  quiet: 'Дар 14 рӯз касе надид',
  quietText: 'Нарх ё аксро нав кунед: чизи навро зудтар мебинанд.',
  table: 'Дар ҷадвал',
  day: 'Рӯз',
  history: 'Таърих',
  published: 'Нашр шуд',
  price: 'Нарх дигар шуд',
  status: 'Ҳолат дигар шуд',
} as const;

/** Months in order; browsers have no Tajik dates. */
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
] as const;
const timeFormat = new Intl.DateTimeFormat('ru', {
  timeZone: 'Asia/Dushanbe',
  hour: '2-digit',
  minute: '2-digit',
});

/** «412 бор дида шуд». */
export function viewsText(views: number): string {
  return `${numberText(views)}\u00A0бор дида шуд`;
}

/** The note under the number of shown phones; after a number a Tajik noun stays as it is. */
export function phonesText(_count: number): string {
  return 'бор нишон дода шуд';
}

/** «18 ноябр», of a calendar day `YYYY-MM-DD`. */
export function dayName(day: string): string {
  return `${dayNumber(day)}\u00A0${monthOf(day).toLowerCase()}`;
}

/** «18», of a calendar day `YYYY-MM-DD`. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(-2)));
}

/** The months of calendar days: «Ноябр», «Октябр — ноябр». */
export function monthsText(days: readonly string[]): string {
  const months = [...new Set(days.map((day) => monthOf(day)))];
  return months.map((month, index) => (index === 0 ? month : month.toLowerCase())).join(' — ');
}

/** «18 ноябр, 10:02», in Dushanbe. */
export function dateTimeText(time: Date): string {
  return `${dayText(time)}, ${timeFormat.format(time)}`;
}

/** «пештар 272 000 с.». */
export function priceText(price: string): string {
  return `пештар ${price}`;
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}
