import { isIsoDateTime } from '../../rules/is-iso-date-time.ts';

const DOTTED_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const BASIC_DATE = /^(\d{4})(\d\d)(\d\d)$/;
/** A day, hours, minutes and a zone; minutes may be left out, seconds are cut off. */
const MOMENT =
  /^(\S+?)(?:T|,?\s+)(\d\d|\d(?=:))(?::?(\d\d)(?::?\d\d(?:[.,]\d+)?)?)?(Z|[+\-\u2212]\d\d(?::?\d\d)?)?$/i;
const MINUTE_MS = 60_000;

/** A day typed as `DD.MM.YYYY` in ISO's order; any other text as it is. Says not that it exists. */
export function toIsoDate(text: string): string {
  const trimmed = text.trim();
  const parts = DOTTED_DATE.exec(trimmed);
  if (parts === null) return trimmed;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * A moment typed as `DD.MM.YYYY HH:mm`, or in any form of ISO 8601 with a calendar date, as local
 * time to the minute: `YYYY-MM-DDTHH:mm`. A time zone is turned into the zone of this machine.
 *
 * @returns A day without an hour as `YYYY-MM-DD`; any other text as it is.
 */
export function toIsoDateTime(text: string): string {
  const trimmed = text.trim();
  const parts = MOMENT.exec(trimmed);
  if (parts === null) return toIsoDay(trimmed);
  const [, day = '', hours = '', minutes = '00', zone = ''] = parts;
  const iso = `${toIsoDay(day)}T${hours.padStart(2, '0')}:${minutes}`;
  return zone === '' || !isIsoDateTime(iso) ? iso : (toLocal(iso, zone) ?? trimmed);
}

function toIsoDay(text: string): string {
  return toIsoDate(text.replace(BASIC_DATE, '$1-$2-$3'));
}

/** The local time of a moment in a zone such as `Z`, `+0500` or `-03`; `null` for no such zone. */
function toLocal(iso: string, zone: string): string | null {
  const [sign = '', hours = '', minutes = '00'] = zone.match(/[^\d:]|\d\d/g) ?? [];
  const offset = hours === '' ? 'Z' : `${sign.replace('\u2212', '-')}${hours}:${minutes}`;
  const at = new Date(iso + offset).getTime();
  if (Number.isNaN(at)) return null;
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
