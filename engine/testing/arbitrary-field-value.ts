import * as fc from 'fast-check';

import type { DataType, FieldType } from '../definition/field-definition.ts';
import type { Json, Scalar } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import { sampleScalar } from './sample-scalar.ts';
import { RUSSIAN_HOSTS, RUSSIAN_WORDS } from './sample-texts.ru.ts';

/** Values that lists on demand may hold, see `sampleAnswer`. */
const LOADED_COUNT = 8;
const PLACE_COUNT = 8;

/** Edge of the longest texts, in code points: a page may ask for more than fit in memory. */
const LONGEST_EDGE = 10_000;

/** Integers at and beyond the last that a double distinguishes from its neighbours. */
const LONG_INTEGERS = [
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e21,
] as const;

/** A wire value that a client might claim for the field: fitting mostly, near its limits often. */
export function arbitraryFieldValue(field: PlanField): fc.Arbitrary<Json> {
  if (field.type === null) return fc.constantFrom<Json>('kept', 5, null);
  return byType[field.type](field);
}

/** A scalar of the data type of `field`: one of its options where it has some, else any. */
export function arbitraryChoice(field: PlanField): fc.Arbitrary<Scalar> {
  const offered = field.options.map((option) => option.value);
  const other = fc.nat({ max: LOADED_COUNT }).map((n) => sampleScalar(field.dataType, n));
  if (offered.length === 0) return other;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...offered) },
    { weight: 1, arbitrary: other },
  );
}

/** Numbers about the limits of `field`: halves, negative and very long ones among them. */
export function arbitraryNumber(field: PlanField): fc.Arbitrary<number> {
  const edges = [field.minValue ?? 0, field.maxValue ?? 100];
  const near = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -4, max: 4 }))
    .map(([edge, halves]) => edge + halves / 2);
  return fc.oneof(
    { weight: 5, arbitrary: near },
    { weight: 5, arbitrary: near.map(Math.trunc) },
    { weight: 5, arbitrary: fc.integer({ min: -50, max: 50 }) },
    { weight: 1, arbitrary: fc.constantFrom(...LONG_INTEGERS) },
  );
}

/**
 * Texts about the length limits of `field`, in one to four bytes a letter; shorter ones where its
 * limits are beyond ten thousand letters.
 */
export function arbitraryText(field: PlanField): fc.Arbitrary<string> {
  const limit = Math.max(field.minLength ?? 0, (field.maxLength ?? 8) - 2, 0);
  const edge = Math.min(limit, LONGEST_EDGE);
  return fc.oneof(
    fc.string({ minLength: edge, maxLength: edge + 4, unit: 'binary' }),
    fc.string({ maxLength: edge + 4 }),
    fc.nat({ max: PLACE_COUNT }).map((n) => String(sampleScalar(field.dataType, n))),
    fc.constantFrom('', ' ', 'a, b', 'a\nb', ...RUSSIAN_WORDS),
  );
}

function choice(field: PlanField): fc.Arbitrary<Json> {
  const one = arbitraryChoice(field);
  const many: fc.Arbitrary<Json> = fc.uniqueArray(one, { maxLength: 3 });
  return field.isMultiple ? many : one;
}

function checkbox(field: PlanField): fc.Arbitrary<Json> {
  const isList = field.options.length > 0 || field.isNextFilter;
  return isList ? choice(field) : fc.constantFrom(true, true, false);
}

function typed(field: PlanField): fc.Arbitrary<Json> {
  return typedBy[field.dataType](field);
}

const numberOf = (field: PlanField): fc.Arbitrary<Json> => arbitraryNumber(field);
const integerOf = (field: PlanField): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 4, arbitrary: arbitraryNumber(field).map(Math.trunc) },
    { weight: 1, arbitrary: arbitraryNumber(field) },
  );
const sampleOf = (field: PlanField): fc.Arbitrary<Json> =>
  fc.nat({ max: PLACE_COUNT }).map((n) => sampleScalar(field.dataType, n));
const listOf =
  (element: (field: PlanField) => fc.Arbitrary<Json>) =>
  (field: PlanField): fc.Arbitrary<Json> =>
    fc.array(element(field), { maxLength: 3 });

const typedBy: Readonly<Record<DataType, (field: PlanField) => fc.Arbitrary<Json>>> = {
  STRING: arbitraryText,
  INTEGER: integerOf,
  FLOAT: numberOf,
  BOOLEAN: () => fc.boolean(),
  DATE: sampleOf,
  DATETIME: sampleOf,
  STRING_LIST: listOf(arbitraryText),
  INTEGER_LIST: listOf(integerOf),
  FLOAT_LIST: listOf(numberOf),
  BOOLEAN_LIST: listOf(() => fc.boolean()),
};

function range(field: PlanField): fc.Arbitrary<Json> {
  const side = fc.option(arbitraryNumber(field), { freq: 3 });
  return fc.record({ min: side, max: side });
}

function slider(field: PlanField): fc.Arbitrary<Json> {
  return fc.oneof(integerOf(field), range(field));
}

function salary(field: PlanField): fc.Arbitrary<Json> {
  const side = fc.option(arbitraryNumber(field), { freq: 3 });
  const flag = fc.nat({ max: 3 }).map((n) => n === 3);
  return fc.record({ salary_min: side, salary_max: side, is_negotiable: flag });
}

function map(): fc.Arbitrary<Json> {
  return fc.record({
    latitude: fc.integer({ min: -364, max: 364 }).map((n) => n / 4),
    longitude: fc.integer({ min: -724, max: 724 }).map((n) => n / 4),
    address: fc.constantFrom('', 'Rudaki 1', ...RUSSIAN_WORDS),
  });
}

function date(field: PlanField): fc.Arbitrary<Json> {
  const edge = fc.constantFrom('2024-02-29', '2023-02-29', '2024-13-01', '2024-05-01T10:30', 'x');
  return fc.oneof({ weight: 3, arbitrary: sampleOf(field) }, { weight: 1, arbitrary: edge });
}

function url(): fc.Arbitrary<Json> {
  const label = fc.constantFrom('a', 'b-c', 'x1', '-', 'a_b', '', 'y'.repeat(63), 'z'.repeat(64));
  const host = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'));
  const scheme = fc.constantFrom('', 'http://', 'https://', 'ftp://', 'HTTPS://');
  const tail = fc.constantFrom('', '/p?q=1', ':8080', '?q', '#top', '/', '@x.tj', ':port');
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(scheme, host, tail).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('https://somon.tj/x', 'u@a.tj', ...RUSSIAN_HOSTS) },
  );
}

function imei(): fc.Arbitrary<Json> {
  const body = fc.array(fc.nat({ max: 9 }), { minLength: 14, maxLength: 14 });
  return fc.oneof(
    { weight: 3, arbitrary: body.map((digits) => digits.join('') + checkDigit(digits)) },
    { weight: 1, arbitrary: body.map((digits) => `${digits.join('')}0`) },
    { weight: 1, arbitrary: fc.constantFrom('49015420323751O', '4901542032375', '') },
  );
}

/** The digit that makes fourteen others an IMEI (Luhn). */
function checkDigit(digits: readonly number[]): number {
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2));
  const sum = doubled.reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return (10 - (sum % 10)) % 10;
}

const byType: Readonly<Record<FieldType, (field: PlanField) => fc.Arbitrary<Json>>> = {
  DROP_LIST: choice,
  SEEK_BAR: slider,
  RANGE_INPUT: range,
  LIST: choice,
  LIST_ADAPTER: choice,
  COLOR_LIST: choice,
  EDIT_TEXT: typed,
  LIST_RADIO_BUTTON: choice,
  RADIO_BUTTON: choice,
  SALARY: salary,
  MAP: map,
  CHECKBOX: checkbox,
  TEXT_AREA: typed,
  DATE: date,
  URL: url,
  IMEI: imei,
};
