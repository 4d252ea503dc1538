import { isIsoDateTime } from './is-iso-date-time.ts';
import { isIsoDate } from './is-iso-date.ts';

/** Checks of the JSON Schema formats that data types use, by the format's name. */
export const dateFormats = { date: isIsoDate, 'date-time': isIsoDateTime } as const;
