import type { FieldInput } from '../../fields/field-value.ts';
import { isRangeInput, isSalaryInput } from '../../fields/value-guards.ts';

/** The input with its two sides in the other order; one without sides stays as it is. */
export function swapped(input: FieldInput): FieldInput {
  if (isRangeInput(input)) return { min: input.max, max: input.min };
  if (!isSalaryInput(input)) return input;
  const { salary_min: min, salary_max: max } = input;
  return { ...input, salary_min: max, salary_max: min };
}

/** Whether the sides of a filter's range are the wrong way round. */
export function isReversed(fault: { readonly code: string } | null): boolean {
  return fault?.code === 'range.reversed';
}
