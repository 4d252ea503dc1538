const ZONE = 'Asia/Dushanbe';
const DAY_MS = 86_400_000;

/** Months in order; browsers have no Tajik dates. */
const MONTHS = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'май',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
] as const;

const dayKey = new Intl.DateTimeFormat('sv', { timeZone: ZONE });

/** «8 декабр», in Dushanbe. */
export function dayText(time: Date): string {
  const [, month = 1, day = 1] = dayKey.format(time).split('-').map(Number);
  return `${day}\u00A0${MONTHS[month - 1] ?? ''}`;
}

/** «имрӯз», «дирӯз», «12 ноябр», in Dushanbe. */
export function recentDayText(time: Date, now = new Date()): string {
  const day = dayKey.format(time);
  if (day === dayKey.format(now)) return 'имрӯз';
  if (day === dayKey.format(now.getTime() - DAY_MS)) return 'дирӯз';
  return dayText(time);
}
