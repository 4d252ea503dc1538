import { MAX_LATITUDE, MAX_LONGITUDE } from '../definition/field-definition.ts';
import {
  isJsonObject,
  isList,
  isScalar,
  type JsonObject,
  type Scalar,
} from '../definition/json.ts';
import { countCodePoints } from '../rules/count-code-points.ts';
import type { MapValue, RangeInput, RangeValue, SalaryInput, SalaryValue } from './field-value.ts';

/** Longest address of a place, in code points. */
export const MAX_ADDRESS_LENGTH = 300;

/** Whether it is a scalar that JSON can carry: no NaN, no infinity. */
export function isWireScalar(given: unknown): given is Scalar {
  return isScalar(given) && (typeof given !== 'number' || Number.isFinite(given));
}

/** Whether it is a list of scalars that JSON can carry. */
export function isScalarList(given: unknown): given is readonly Scalar[] {
  return isList(given) && given.every(isWireScalar);
}

/** The scalars of a value or an input: itself, or its members; empty for anything else. */
export function scalarsOf(given: unknown): readonly Scalar[] {
  if (isWireScalar(given)) return [given];
  return isScalarList(given) ? given : [];
}

/** Whether it is a range as it is being typed. */
export function isRangeInput(given: unknown): given is RangeInput {
  return isJsonObject(given) && isText(given['min']) && isText(given['max']);
}

/** Whether it is a parsed range. */
export function isRangeValue(given: unknown): given is RangeValue {
  return isJsonObject(given) && isSide(given['min']) && isSide(given['max']);
}

/** Whether it is a salary as it is being typed. */
export function isSalaryInput(given: unknown): given is SalaryInput {
  if (!isNegotiation(given)) return false;
  return isText(given['salary_min']) && isText(given['salary_max']);
}

/** Whether it is a parsed salary. */
export function isSalaryValue(given: unknown): given is SalaryValue {
  if (!isNegotiation(given)) return false;
  return isSide(given['salary_min']) && isSide(given['salary_max']);
}

/** Whether it is a place on the globe, with the text that names it. */
export function isMapValue(given: unknown): given is MapValue {
  if (!isJsonObject(given) || !isText(given['address'])) return false;
  if (countCodePoints(given['address']) > MAX_ADDRESS_LENGTH) return false;
  return isWithin(given['latitude'], MAX_LATITUDE) && isWithin(given['longitude'], MAX_LONGITUDE);
}

function isNegotiation(given: unknown): given is JsonObject {
  return isJsonObject(given) && typeof given['is_negotiable'] === 'boolean';
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
