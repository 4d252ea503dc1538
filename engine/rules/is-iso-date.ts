const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether `text` is `YYYY-MM-DD` and the calendar has the day (Gregorian, years 0001 to 9999). */
export function isIsoDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return year >= 1 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2 && isLeap(year)) return 29;
  return DAYS[month - 1] ?? 0;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
