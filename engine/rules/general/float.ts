import type { Rule } from '../fault.ts';
import { parseNumber } from '../numbers/number-text.ts';

/** Limits of a `float`; one that is absent does not bind. */
export interface FloatLimits {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Accepts a number as a person types it, within the limits, and blank text.
 *
 * @returns A rule that answers the first fault in this order: not a number, too small, too big.
 */
export function float({ min, max }: FloatLimits = {}): Rule<string> {
  return (text) => {
    if (text.trim() === '') return null;
    const value = parseNumber(text);
    if (value === null) return { code: 'float.invalid' };
    if (min !== undefined && value < min) return { code: 'float.min', min };
    return max !== undefined && value > max ? { code: 'float.max', max } : null;
  };
}
