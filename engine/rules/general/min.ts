import { countCodePoints } from '../count-code-points.ts';
import type { Rule } from '../fault.ts';

/** Asks for at least `length` code points; accepts `''`, since presence is `required`'s business. */
export const min =
  (length: number): Rule<string> =>
  (text) =>
    text === '' || countCodePoints(text) >= length ? null : { code: 'text.min', min: length };
