import { isIsoDate } from '../../rules/dates/is-iso-date.ts';
import type { Day } from './days.ts';

const SIZES = [2, 2, 4] as const;

/**
 * What the box of a date holds after an edit: digits with dots set where they belong,
 * `21.11.2026`. Another separator is a dot, a lone digit before it gets a zero, and a pasted
 * `2026-11-21` is turned round. Only an addition at the end is dotted, so deleting stays possible.
 */
export function maskDate(before: string, after: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(after);
  if (iso !== null) {
    return `${(iso[3] ?? '').padStart(2, '0')}.${(iso[2] ?? '').padStart(2, '0')}.${iso[1] ?? ''}`;
  }
  const bare = after.replaceAll(/[/,\-\s]/g, '.').replaceAll(/[^\d.]/g, '');
  const isAdded = after.length > before.length && after.startsWith(before);
  return isAdded || before === '' ? dotted(bare) : bare.slice(0, 10);
}

/** What the box of a time holds after an edit: `17:00`. */
export function maskTime(before: string, after: string): string {
  const bare = after.replaceAll(/[.,\-\s]/g, ':').replaceAll(/[^\d:]/g, '');
  if (after.length <= before.length) return bare.slice(0, 5);
  const parts = /^(\d{1,2})(:?)(\d{0,2})/.exec(bare);
  if (parts === null) return '';
  const [, hours = '', colon = '', minutes = ''] = parts;
  if (colon === '' && hours.length < 2) return hours;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** The day a date's text names; `null` while it names none. */
export function readDay(text: string): Day | null {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  const day = parts === null ? text : `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isIsoDate(day) ? day : null;
}

/** A day as people write it here, `21.11.2026`; `''` for `''`. */
export function dayText(day: Day): string {
  return day === '' ? '' : day.split('-').toReversed().join('.');
}

/** Date and time as they are typed. */
export interface DateTimeText {
  readonly date: string;
  readonly time: string;
}

/** Both boxes of the text the form holds: `21.11.2026 17:00`, or ISO 8601 as it was saved. */
export function splitDateTime(text: string): DateTimeText {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(text);
  if (iso !== null) return { date: dayText(iso[1] ?? ''), time: iso[2] ?? '' };
  const space = text.indexOf(' ');
  if (space < 0) return { date: text, time: '' };
  return { date: text.slice(0, space), time: text.slice(space + 1) };
}

/** Both boxes as the one text the form holds; `null` when both are empty. */
export function joinDateTime({ date, time }: DateTimeText): string | null {
  if (time === '') return date === '' ? null : date;
  return `${date} ${time}`;
}

function dotted(bare: string): string {
  let text = '';
  let rest = bare.replace(/^\.+/, '');
  for (const [index, size] of SIZES.entries()) {
    const digits = /^\d*/.exec(rest)?.[0].slice(0, size) ?? '';
    rest = rest.slice(digits.length);
    const isLast = index === SIZES.length - 1;
    const isDone = digits.length === size || (digits !== '' && rest.startsWith('.'));
    text += isDone && !isLast ? `${digits.padStart(size, '0')}.` : digits;
    if (!isDone) break;
    rest = rest.replace(/^\.+/, '');
  }
  return text;
}
