import type { FieldValue } from './field-value.ts';
import { scalarsOf } from './value-guards.ts';

/**
 * Texts that a `show_if` condition is compared with: that of a scalar, or of every member of a
 * list. A range, a salary and a place have none: no condition matches them.
 */
export function toConditionTexts(value: FieldValue): readonly string[] {
  return scalarsOf(value).map(String);
}
