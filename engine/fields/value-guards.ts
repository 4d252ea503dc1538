import { isScalar, type Scalar } from '../definition/json.ts';
import type { MapValue, RangeInput, RangeValue, SalaryInput, SalaryValue } from './field-value.ts';

/** Farthest from the equator, in degrees. */
export const MAX_LATITUDE = 90;
/** Farthest from Greenwich, in degrees. */
export const MAX_LONGITUDE = 180;

/** Whether it is a scalar that JSON can carry: no NaN, no infinity. */
export function isWireScalar(given: unknown): given is Scalar {
  return isScalar(given) && (typeof given !== 'number' || Number.isFinite(given));
}

/** Whether it is a list of scalars that JSON can carry. */
export function isScalarList(given: unknown): given is readonly Scalar[] {
  return Array.isArray(given) && given.every(isWireScalar);
}

/** Whether it is a range as it is being typed. */
export function isRangeInput(given: unknown): given is RangeInput {
  return isObject(given) && isText(given['min']) && isText(given['max']);
}

/** Whether it is a parsed range. */
export function isRangeValue(given: unknown): given is RangeValue {
  return isObject(given) && isSide(given['min']) && isSide(given['max']);
}

/** Whether it is a salary as it is being typed. */
export function isSalaryInput(given: unknown): given is SalaryInput {
  if (!isObject(given) || typeof given['is_negotiable'] !== 'boolean') return false;
  return isText(given['salary_min']) && isText(given['salary_max']);
}

/** Whether it is a parsed salary. */
export function isSalaryValue(given: unknown): given is SalaryValue {
  if (!isObject(given) || typeof given['is_negotiable'] !== 'boolean') return false;
  return isSide(given['salary_min']) && isSide(given['salary_max']);
}

/** Whether it is a place on the globe, with the text that names it. */
export function isMapValue(given: unknown): given is MapValue {
  if (!isObject(given) || !isText(given['address'])) return false;
  return isWithin(given['latitude'], MAX_LATITUDE) && isWithin(given['longitude'], MAX_LONGITUDE);
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isText(given: unknown): given is string {
  return typeof given === 'string';
}

function isSide(given: unknown): given is number | null {
  return given === null || (typeof given === 'number' && Number.isFinite(given));
}

function isWithin(given: unknown, limit: number): given is number {
  return typeof given === 'number' && Math.abs(given) <= limit;
}
