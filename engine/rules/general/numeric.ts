import type { Rule } from '../fault.ts';

/** Latin digits throughout, or Arabic-Indic ones throughout. */
const DIGITS = /^(?:[0-9]*|[\u0660-\u0669]*)$/;

/** Accepts digits, Latin or Arabic-Indic but not a mixture, and `''`. */
export const numeric: Rule<string> = (text) =>
  DIGITS.test(text) ? null : { code: 'numeric.invalid' };
