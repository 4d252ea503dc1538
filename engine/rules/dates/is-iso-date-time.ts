import { isIsoDate } from './is-iso-date.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Whether `text` is a local moment of ISO 8601 to the minute: `YYYY-MM-DDTHH:mm`, day existing. */
export function isIsoDateTime(text: string): boolean {
  return (
    text.charAt(DATE_LENGTH) === 'T' &&
    isIsoDate(text.slice(0, DATE_LENGTH)) &&
    TIME.test(text.slice(DATE_LENGTH + 1))
  );
}
