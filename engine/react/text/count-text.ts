import { formatNumber } from '../../fields/format-number.ts';

/** A count is never a year. */
const STYLE = { inputSuffix: '', minValue: null, maxValue: null } as const;

/** Id of the counter that stands beside the label of field `id`. */
export function counterId(id: string): string {
  return `${id}-counter`;
}

/** `4 / 70`, held together by no-break spaces. */
export function countText(count: number, limit: number): string {
  return `${formatNumber(count, STYLE)}\u00A0/\u00A0${formatNumber(limit, STYLE)}`;
}
