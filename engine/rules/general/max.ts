import { countCodePoints } from '../count-code-points.ts';
import type { Rule } from '../fault.ts';

/** Allows at most `length` code points. */
export const max =
  (length: number): Rule<string> =>
  (text) =>
    countCodePoints(text) <= length ? null : { code: 'text.max', max: length };
