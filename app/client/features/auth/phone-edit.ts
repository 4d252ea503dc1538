import { PHONE_DIGITS, PHONE_PREFIX } from '../../../contract/plain.ts';

/** Where the digits after the prefix part: 2-3-2-2 (spec §5). */
const GROUP_ENDS: ReadonlySet<number> = new Set([2, 5, 7]);
const COUNTRY = PHONE_PREFIX.slice(1);

/** What stands in the box, and where the caret is. */
export interface PhoneText {
  readonly text: string;
  readonly caret: number;
}

/** What the browser made of an edit. */
interface PhoneEdit extends PhoneText {
  /** The browser's `inputType`; `''` when it does not say. */
  readonly kind: string;
}

/**
 * The digits of a number after +992, at most nine: only digits are kept, a written-out country
 * code falls away.
 */
export function toPhoneDigits(text: string): string {
  const digits = onlyDigits(text);
  const prefixed = [`00${COUNTRY}`, COUNTRY].find((prefix) => digits.startsWith(prefix));
  const isWritten = text.trimStart().startsWith('+') || digits.length > PHONE_DIGITS;
  const local = prefixed !== undefined && isWritten ? digits.slice(prefixed.length) : digits;
  return local.slice(0, PHONE_DIGITS);
}

/** The digits in groups of 2-3-2-2, as far as there are any. */
export function groupPhone(digits: string, gap = ' '): string {
  return Array.from(digits, (digit, place) => (GROUP_ENDS.has(place) ? gap + digit : digit)).join(
    '',
  );
}

/** The whole number as a line shows it: it never breaks in two. */
export function phoneLine(digits: string): string {
  return `${PHONE_PREFIX}\u00A0${groupPhone(digits, '\u00A0')}`;
}

/**
 * The box after an edit: regrouped, with the caret behind the same digit as before. Removing a
 * gap removes the digit beyond it; a tenth digit is not taken in.
 *
 * @param before The digits until now.
 */
export function editPhone(before: string, { text, caret, kind }: PhoneEdit): PhoneText {
  const digits = onlyDigits(text);
  const left = onlyDigits(text.slice(0, caret)).length;
  if (digits === before && kind === 'deleteContentBackward') {
    return place(before.slice(0, Math.max(0, left - 1)) + before.slice(left), left - 1);
  }
  if (digits === before && kind === 'deleteContentForward') {
    return place(before.slice(0, left) + before.slice(left + 1), left);
  }
  if (kind === 'insertText' && digits.length > PHONE_DIGITS) {
    return place(before, left - (digits.length - before.length));
  }
  const kept = toPhoneDigits(text);
  return place(kept, left - digits.indexOf(kept));
}

/** The box with the caret behind so many digits. */
function place(digits: string, left: number): PhoneText {
  const behind = Math.min(Math.max(left, 0), digits.length);
  return { text: groupPhone(digits), caret: groupPhone(digits.slice(0, behind)).length };
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
