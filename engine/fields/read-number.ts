import type { PlanField } from '../definition/plan.ts';
import { dataType } from '../rules/data-type.ts';
import type { PlainFaultCode, Rule } from '../rules/fault.ts';
import { readWritten } from '../rules/numbers/read-written.ru.ts';
import type { Reading } from './field-kind.ts';
import { fieldLimits, numberType } from './field-limits.ts';

/** Also in «12.000», which is no 12: three zeros are a thousand to people. */
const FRACTION = /[1-9]|000/;

/** What decides how a number is read: its data type, and the unit that may be written after it. */
type NumberField = Pick<PlanField, 'dataType' | 'inputSuffix'>;

/**
 * Reads a number as it was typed, with the field's unit or without.
 *
 * @param invalid Code of the fault of a text that is no number.
 * @returns The number, or a fault: also `number.too-long`, for an INTEGER beyond ±(2^53−1), since
 *   a double may hold another number than that. Never throws.
 */
export function readNumber(
  text: string,
  field: NumberField,
  invalid: PlainFaultCode = 'number.invalid',
): Reading<number> {
  const { value, fraction } = readWritten(text, field.inputSuffix);
  if (numberType(field) === 'INTEGER') {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return unread('number.too-long');
    // «1,00000000000000000001» is 1 to a double.
    if (Number.isInteger(value) && FRACTION.test(fraction)) return unread('number.integer');
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
