import { PHONE_DIGITS, PHONE_PREFIX } from '../../../contract/plain.ts';

/** Where the digits after the prefix are grouped: 2-3-2-2 (spec §5). */
const GROUP_ENDS: ReadonlySet<number> = new Set([2, 5, 7]);
const COUNTRY = PHONE_PREFIX.slice(1);
const TOO_MANY = PHONE_DIGITS + 1;

/** Text and caret of the field. */
export interface PhoneText {
  readonly text: string;
  readonly caret: number;
}

/** Result of the browser's edit. */
interface PhoneEdit extends PhoneText {
  /** The browser's `inputType`; `''` if absent. */
  readonly kind: string;
}

/** The digits of a number after +992, at most nine; a country code is removed. */
export function toPhoneDigits(text: string): string {
  const digits = onlyDigits(text);
  const prefixed = [`00${COUNTRY}`, COUNTRY].find((prefix) => digits.startsWith(prefix));
  const isWritten = text.trimStart().startsWith('+') || digits.length > PHONE_DIGITS;
  const local = prefixed !== undefined && isWritten ? digits.slice(prefixed.length) : digits;
  return local.slice(0, PHONE_DIGITS);
}

/** The digits in groups of 2-3-2-2, the last one possibly incomplete. */
export function groupPhone(digits: string, gap = ' '): string {
  return Array.from(digits, (digit, index) => (GROUP_ENDS.has(index) ? gap + digit : digit)).join(
    '',
  );
}

/** The whole number for a line of text, with no-break spaces. */
export function phoneLine(digits: string): string {
  return `${PHONE_PREFIX}\u00A0${groupPhone(digits, '\u00A0')}`;
}

/**
 * The field after an edit: regrouped, with the caret behind the same digit. Deleting a space
 * deletes the digit beyond it; a tenth digit is ignored, unless the first ones are the country's code.
 *
 * @param before The digits before the edit.
 */
export function editPhone(before: string, { text, caret, kind }: PhoneEdit): PhoneText {
  const digits = onlyDigits(text);
  const left = onlyDigits(text.slice(0, caret)).length;
  if (digits === before && kind === 'deleteContentBackward') {
    return withCaret(before.slice(0, Math.max(0, left - 1)) + before.slice(left), left - 1);
  }
  if (digits === before && kind === 'deleteContentForward') {
    return withCaret(before.slice(0, left) + before.slice(left + 1), left);
  }
  if (kind === 'insertText' && before.length === PHONE_DIGITS && digits.length === TOO_MANY) {
    // The code of the country was typed before the number.
    const isPrefixed = before.startsWith(COUNTRY) && left === digits.length;
    return isPrefixed ? withCaret(digits.slice(COUNTRY.length), left) : withCaret(before, left - 1);
  }
  const kept = toPhoneDigits(text);
  return withCaret(kept, left - digits.indexOf(kept));
}

/** The field with the caret behind the given number of digits. */
function withCaret(digits: string, left: number): PhoneText {
  const behind = Math.min(Math.max(left, 0), digits.length);
  return { text: groupPhone(digits), caret: groupPhone(digits.slice(0, behind)).length };
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
