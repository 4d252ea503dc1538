import type { Rule } from '../fault.ts';

const MAX_LENGTH = 254;
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Accepts an address of electronic mail, and `''`.
 *
 * @see https://html.spec.whatwg.org/#valid-e-mail-address, with a domain of two labels or more.
 */
export const email: Rule<string> = (text) =>
  text === '' || isAddress(text) ? null : { code: 'email.invalid' };

function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= MAX_LENGTH &&
    LOCAL.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label))
  );
}
