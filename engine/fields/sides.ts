import type { PlanField } from '../definition/plan.ts';
import { dataType } from '../rules/data-type.ts';
import type { Fault } from '../rules/fault.ts';
import { parseNumber, printNumber } from '../rules/number-text.ts';
import { rangeOrder, type Sides } from '../rules/range-order.ts';
import { fieldLimits, numberType } from './field-limits.ts';

/** A claimed side as text to type on; `undefined` for JSON that is no side. */
export function sideText(json: unknown): string | undefined {
  if (json === null || json === undefined) return '';
  if (typeof json === 'number' && Number.isFinite(json)) return printNumber(json);
  return typeof json === 'string' ? json : undefined;
}

/** Both typed sides as numbers, `null` for a blank one; `null` when one is no number. */
export function readSides(texts: readonly [low: string, high: string]): Sides | null {
  const [low, high] = texts.map(readSide);
  return low === undefined || high === undefined ? null : [low, high];
}

/** First fault of two sides in this order: their order, the lower side's limits, the upper's. */
export function judgeSides(sides: Sides, field: PlanField): Fault | null {
  const rule = dataType(numberType(field), fieldLimits(field));
  const [low, high] = sides;
  return (
    rangeOrder(sides) ?? (low === null ? null : rule(low)) ?? (high === null ? null : rule(high))
  );
}

function readSide(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parseNumber(text) ?? undefined);
}
