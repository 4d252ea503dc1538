import type { PlanField } from '../../definition/plan.ts';
import { isWhole } from '../number-text/number-field.ts';

/** The values that a thumb may have. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The scale of a field; `null` when a limit is missing, and there is nothing to slide along. */
export function sliderScale(field: PlanField): SliderScale | null {
  const { minValue: min, maxValue: max } = field;
  if (min === null || max === null || min >= max) return null;
  return { min, max, step: isWhole(field) ? 1 : fineStep(max - min) };
}

/** How far along the scale a value lies, in percent; values beyond it are at its end. */
export function percentAt({ min, max }: SliderScale, value: number): number {
  return (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min);
}

/** A power of ten that makes at least a hundred steps, and never more than one. */
function fineStep(span: number): number {
  return Math.min(1, 10 ** Math.floor(Math.log10(span / 100)));
}
