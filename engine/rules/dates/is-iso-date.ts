const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether `text` is `YYYY-MM-DD` and the calendar has the day (Gregorian, years 0001 to 9999). */
export function isIsoDate(text: string): boolean {
  if (!DATE.test(text) || text < '0001') return false;
  // Of a day that the month lacks, some browsers make one of the next month, others no date.
  return new Date(text).toJSON()?.startsWith(text) ?? false;
}
