import type { PlanField } from '../definition/plan.ts';
import { dataType } from '../rules/data-type.ts';
import type { PlainFaultCode, Rule } from '../rules/fault.ts';
import { parseAnySize } from '../rules/number-text.ts';
import type { Reading } from './field-kind.ts';
import { fieldLimits, numberType } from './field-limits.ts';

const FRACTION = /[.,]0*[1-9]/;

/**
 * Reads a number as it was typed.
 *
 * @param invalid Code of the fault of a text that is no number.
 * @returns The number, or a fault: also `number.too-long`, for an INTEGER beyond ±(2^53−1), since
 *   a double may hold another number than that. Never throws.
 */
export function readNumber(
  text: string,
  field: Pick<PlanField, 'dataType'>,
  invalid: PlainFaultCode = 'number.invalid',
): Reading<number> {
  const value = parseAnySize(text);
  if (numberType(field) === 'INTEGER') {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return unread('number.too-long');
    // «1,00000000000000000001» is 1 to a double.
    if (Number.isInteger(value) && FRACTION.test(text)) return unread('number.integer');
  }
  return Number.isFinite(value) ? { value, fault: null } : unread(invalid);
}

function unread(code: PlainFaultCode): Reading<number> {
  return { value: null, fault: { code } };
}

/** Holds the numbers of a field to its data type and limits. */
export function numberRule(field: PlanField): Rule<unknown> {
  return dataType(numberType(field), fieldLimits(field));
}
