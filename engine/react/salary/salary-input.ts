import type { FieldInput, SalaryInput } from '../../fields/field-value.ts';
import { isSalaryInput } from '../../fields/value-guards.ts';

const NOTHING: SalaryInput = { salary_min: '', salary_max: '', is_negotiable: false };

/** What «По договорённости» leaves: it clears both sides. */
export const NEGOTIABLE: SalaryInput = { ...NOTHING, is_negotiable: true };

/** The input of a salary field; nothing typed for anything else. */
export function inputSalary(input: FieldInput): SalaryInput {
  return isSalaryInput(input) ? input : NOTHING;
}
