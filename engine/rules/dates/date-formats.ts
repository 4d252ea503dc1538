import { isIsoDateTime } from './is-iso-date-time.ts';
import { isIsoDate } from './is-iso-date.ts';

/**
 * Checks of the JSON Schema formats that data types use, by the format's name. The standard's
 * `date-time` has seconds and a zone: a local moment has a format of its own.
 */
export const dateFormats = { date: isIsoDate, 'local-date-time': isIsoDateTime } as const;
