const DOTTED_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const MOMENT = /^(\S+?)(?:T|,?\s+)(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** A day typed as `DD.MM.YYYY` in ISO's order; any other text as it is. Says not that it exists. */
export function toIsoDate(text: string): string {
  const trimmed = text.trim();
  const parts = DOTTED_DATE.exec(trimmed);
  if (parts === null) return trimmed;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * A moment typed as `DD.MM.YYYY HH:mm` in ISO's order; any other text as it is. Seconds are cut
 * off; a time zone is not understood, since the value is local time.
 */
export function toIsoDateTime(text: string): string {
  const trimmed = text.trim();
  const parts = MOMENT.exec(trimmed);
  if (parts === null) return trimmed;
  const [, day = '', time = ''] = parts;
  return `${toIsoDate(day)}T${time.padStart('HH:mm'.length, '0')}`;
}
