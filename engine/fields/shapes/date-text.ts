import { dataType } from '../../rules/data-type.ts';

const DOTTED_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const BASIC_DATE = /^(\d{4})(\d\d)(\d\d)$/;
/** A day, hours, minutes and a zone; minutes may be left out, seconds are cut off. */
const DATE_TIME =
  /^(\S+?)(?:T|,?\s+)(\d\d|\d(?=:))(?::?(\d\d)(?::?\d\d(?:[.,]\d+)?)?)?(?:(Z)|([+-]\d\d):?(\d\d)?)?$/i;
const MINUTE_MS = 60_000;

const dateTimeRule = dataType('DATETIME', {});

/**
 * A day typed as `DD.MM.YYYY` in ISO's order; any other text unchanged. Does not check that the day
 * exists.
 */
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
  const parts = DATE_TIME.exec(trimmed);
  if (parts === null) return toIsoDay(trimmed);
  const [, day = '', hours = '', minutes = '00', greenwich, zone, zoneMinutes = '00'] = parts;
  const iso = `${toIsoDay(day)}T${hours.padStart(2, '0')}:${minutes}`;
  const offset = zone === undefined ? greenwich : `${zone}:${zoneMinutes}`;
  return offset === undefined || dateTimeRule(iso) !== null ? iso : toLocal(iso + offset);
}

function toIsoDay(text: string): string {
  return toIsoDate(text.replace(BASIC_DATE, '$1-$2-$3'));
}

/** The local time of a moment with its zone; a moment of no such zone as it is. */
function toLocal(dateTime: string): string {
  const at = new Date(dateTime);
  const local = at.getTime() - at.getTimezoneOffset() * MINUTE_MS;
  return Number.isNaN(local) ? dateTime : new Date(local).toISOString().slice(0, 16);
}
