import type { PlanField } from '../../definition/plan.ts';
import { listOf } from '../../rules/data-type.ts';
import type { Fault, PlainFaultCode } from '../../rules/fault.ts';
import { printNumber } from '../../rules/numbers/number-text.ts';
import { rangeOrder, type Sides } from '../../rules/numbers/range-order.ts';
import type { FieldContext, Reading } from '../field-kind.ts';
import { numberRule, readNumber } from '../read-number.ts';

/** A claimed side as text to type on; `undefined` for JSON that is no side. */
export function sideText(json: unknown): string | undefined {
  if (json === null || json === undefined) return '';
  if (typeof json === 'number' && Number.isFinite(json)) return printNumber(json);
  return typeof json === 'string' ? json : undefined;
}

/** How the two typed sides of a value are read. */
export interface SidesReader<Value> {
  readonly field: Pick<PlanField, 'dataType' | 'inputSuffix'>;
  /** Code of the fault of a side that is no number. */
  readonly invalid: PlainFaultCode;
  readonly toValue: (sides: Sides) => Value;
}

/** Reads both typed sides, `null` for a blank one; the first fault of the lower, then the upper. */
export function readSides<Value>(
  texts: readonly [low: string, high: string],
  { field, invalid, toValue }: SidesReader<Value>,
): Reading<Value> {
  const [low, high] = texts.map((text) =>
    text.trim() === '' ? null : readNumber(text, field, invalid),
  );
  const fault = low?.fault ?? high?.fault ?? null;
  if (fault !== null) return { value: null, fault };
  return { value: toValue([low?.value ?? null, high?.value ?? null]), fault };
}

/** First fault of two sides in this order: their order, the lower side's limits, the upper's. */
export function validateSides(sides: Sides, { field, mode }: FieldContext): Fault | null {
  const fault = rangeOrder(sides);
  // A filter uses the words that are beside its boxes.
  if (fault !== null && mode === 'filter') return { code: 'range.reversed' };
  return fault ?? listOf(numberRule(field))(sides.filter((side) => side !== null));
}
