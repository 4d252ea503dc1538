import { isJsonObject } from '../../definition/json.ts';
import { defineKind } from '../define-kind.ts';
import type { SalaryInput, SalaryValue } from '../field-value.ts';
import { defineShape } from '../shapes/define-shape.ts';
import { validateSides, readSides, sideText } from '../shapes/sides.ts';
import { isSalaryInput } from '../value-guards.ts';

const BY_AGREEMENT: SalaryInput = { salary_min: '', salary_max: '', is_negotiable: true };

/** A negotiable salary has no sides, whatever was left in them. */
const salaryShape = defineShape<SalaryInput, SalaryValue>({
  name: 'salary',
  isInput: isSalaryInput,
  isBlank: (input) =>
    !input.is_negotiable && input.salary_min.trim() === '' && input.salary_max.trim() === '',
  toInput: (json) => {
    if (!isJsonObject(json)) return undefined;
    const flag = json['is_negotiable'] ?? false;
    const [low, high] = [sideText(json['salary_min']), sideText(json['salary_max'])];
    if (typeof flag !== 'boolean' || low === undefined || high === undefined) return undefined;
    return flag ? BY_AGREEMENT : { salary_min: low, salary_max: high, is_negotiable: false };
  },
  read: ({ salary_min, salary_max, is_negotiable }, { field }) =>
    readSides(is_negotiable ? ['', ''] : [salary_min, salary_max], {
      field,
      invalid: 'number.invalid',
      toValue: ([salary_min, salary_max]) => ({ salary_min, salary_max, is_negotiable }),
    }),
  validate: ({ salary_min, salary_max }, context) =>
    validateSides([salary_min, salary_max], context),
});

/** SALARY: two sums or «by agreement»; the only value that outlives its field's hiding. */
export const salary = defineKind({
  type: 'SALARY',
  shape: () => salaryShape,
  widget: () => 'salary',
  isKeptWhenHidden: true,
});
