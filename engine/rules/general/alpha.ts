import type { Rule } from '../fault.ts';
import { LETTERS, type Alphabet } from './alphabet.ts';

/** Accepts letters of the alphabet and nothing else, and `''`. Accents may be written apart. */
export function alpha(alphabet: Alphabet = 'any'): Rule<string> {
  const pattern = new RegExp(`^[${LETTERS[alphabet]}]*$`);
  return (text) => (pattern.test(text.normalize('NFC')) ? null : { code: 'alpha.invalid' });
}
