import type { Scalar } from '../definition/json.ts';
import type { Sides } from '../rules/numbers/range-order.ts';
import { defineKind } from './define-kind.ts';
import type { FieldInput, FieldValue } from './field-value.ts';
import type { FieldShape } from './shapes/define-shape.ts';
import { readSides, sideText } from './shapes/sides.ts';
import {
  isMapValue,
  isRangeInput,
  isRangeValue,
  isSalaryInput,
  isSalaryValue,
  isScalarList,
  isWireScalar,
} from './value-guards.ts';

const NO_SIDES: Sides = [null, null];

/** Shape of a value that cannot be edited: kept unchanged and never invalid. */
const keptShape: FieldShape = {
  name: 'kept',
  toInput: (json) => (json === null ? null : toInput(json)),
  toValue,
  isFilled: (input) => toValue(input) !== null,
  validate: () => null,
};

/** Replaces the types that this engine does not know. */
export const readOnly = defineKind({
  type: null,
  shape: () => keptShape,
  widget: () => 'read-only',
});

function toInput(json: unknown): FieldInput | undefined {
  if (isWireScalar(json)) return isBlank(json) ? null : ordinary(json);
  if (isScalarList(json)) return json.length > 0 ? json.map(ordinary) : null;
  if (isMapValue(json)) {
    return { ...json, latitude: json.latitude + 0, longitude: json.longitude + 0 };
  }
  if (isSalaryValue(json)) {
    const { salary_min, salary_max, is_negotiable } = json;
    return { salary_min: asText(salary_min), salary_max: asText(salary_max), is_negotiable };
  }
  return isRangeValue(json) ? { min: asText(json.min), max: asText(json.max) } : undefined;
}

function toValue(input: FieldInput): FieldValue | null {
  if (isWireScalar(input)) return isBlank(input) ? null : input;
  if (isScalarList(input)) return input.length > 0 ? input : null;
  if (isMapValue(input)) return input;
  if (isSalaryInput(input)) {
    const [salary_min, salary_max] = keptSides([input.salary_min, input.salary_max]) ?? NO_SIDES;
    return { salary_min, salary_max, is_negotiable: input.is_negotiable };
  }
  if (!isRangeInput(input)) return null;
  const [min, max] = keptSides([input.min, input.max]) ?? [];
  return min === undefined || max === undefined ? null : { min, max };
}

function keptSides(texts: readonly [low: string, high: string]): Sides | null {
  const field = { dataType: 'FLOAT', inputSuffix: null } as const;
  return readSides(texts, { field, invalid: 'range.invalid', toValue: (sides) => sides }).value;
}

function isBlank(value: Scalar): boolean {
  return String(value).trim() === '';
}

/** A negative zero, which JSON does not carry, as the ordinary one. */
function ordinary(value: Scalar): Scalar {
  return value === 0 ? 0 : value;
}

function asText(side: number | null): string {
  return sideText(side) ?? '';
}
