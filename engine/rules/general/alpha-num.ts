import type { Rule } from '../fault.ts';
import { LETTERS, type Alphabet } from './alphabet.ts';

/** Accepts letters of the alphabet and the digits 0 to 9, and `''`. */
export function alphaNum(alphabet: Alphabet = 'any'): Rule<string> {
  const pattern = new RegExp(`^[\\d${LETTERS[alphabet]}]*$`);
  return (text) => (pattern.test(text.normalize('NFC')) ? null : { code: 'alpha-num.invalid' });
}
