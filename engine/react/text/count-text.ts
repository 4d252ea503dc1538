import type { FieldView } from '../../form/state/form-store.ts';
import { formatNumber } from '../../rules/numbers/format-number.ts';
import { isNumber } from '../number-text/number-field.ts';

/** A count is never a year. */
const STYLE = { inputSuffix: '', minValue: null, maxValue: null } as const;

/** Whether the length of what is typed counts: of a text with a limit. */
export function hasCounter({ field }: Pick<FieldView, 'field'>): boolean {
  return field.maxLength !== null && !isNumber(field);
}

/** Id of the counter that is beside the label of field `id`. */
export function counterId(id: string): string {
  return `${id}-counter`;
}

/** `4 / 70`, held together by no-break spaces. */
export function countText(count: number, limit: number): string {
  return `${formatNumber(count, STYLE)}\u00A0/\u00A0${formatNumber(limit, STYLE)}`;
}

/** The widest that the count may become before it has a digit more: what room is kept for it. */
export function widestCount(count: number, limit: number): string {
  const digits = String(count).length;
  return countText(Math.max(limit, count > limit ? 10 ** digits - 1 : 0), limit);
}
