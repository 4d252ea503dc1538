import * as fc from 'fast-check';

import type { FieldType } from '../definition/field-definition.ts';
import { isScalar } from '../definition/json.ts';
import type { Json } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import type { FieldInput } from '../fields/field-value.ts';
import {
  arbitraryChoice,
  arbitraryFieldValue,
  arbitraryNumber,
  arbitraryText,
} from './arbitrary-field-value.ts';
import { RUSSIAN_WORDS } from './sample-texts.ru.ts';

const TYPED_NUMBERS: readonly string[] = [
  '',
  '-',
  '12,5',
  '12.5',
  '12 500',
  '12\u00A0500',
  '12\u202F500',
  '+7',
  '007',
  '1e3',
  '1,2,3',
  '.5',
  '5.',
  'abc',
  '\u0663',
  'Infinity',
  '0x10',
  '9007199254740991',
  '9007199254740993',
  '-9007199254740993',
  '9007199254740991,4',
  '9'.repeat(400),
];

/** Inputs that fit few widgets: shapes of other kinds, leftovers, surprises. */
const SILLY_INPUTS: readonly FieldInput[] = [
  null,
  '',
  'x',
  0,
  Number.NaN,
  true,
  [],
  ['x', 'x'],
  { min: '9', max: '1' },
  { salary_min: '-1', salary_max: 'x', is_negotiable: true },
  { latitude: 999, longitude: 0, address: '' },
];

/** What a person, or a faulty widget, might put in the field: fitting mostly, silly at times. */
export function arbitraryInput(field: PlanField): fc.Arbitrary<FieldInput> {
  const fitting = field.type === null ? fc.constant<FieldInput>('kept') : byType[field.type](field);
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...SILLY_INPUTS) },
  );
}

function choice(field: PlanField): fc.Arbitrary<FieldInput> {
  const one = arbitraryChoice(field);
  return field.isMultiple ? fc.uniqueArray(one, { maxLength: 3 }) : one;
}

function checkbox(field: PlanField): fc.Arbitrary<FieldInput> {
  return field.options.length > 0 || field.isNextFilter ? choice(field) : fc.boolean();
}

/** Raw text of a number, as a person writes it in Russian or English. */
function numberText(field: PlanField): fc.Arbitrary<string> {
  const written = arbitraryNumber(field).map((value) => String(value).replace('.', ','));
  return fc.oneof(written, arbitraryNumber(field).map(String), fc.constantFrom(...TYPED_NUMBERS));
}

function typed(field: PlanField): fc.Arbitrary<FieldInput> {
  const several = fc.array(numberText(field), { maxLength: 3 }).map((texts) => texts.join('\n'));
  return fc.oneof(arbitraryText(field), numberText(field), several, textOfValue(field));
}

/** A fitting wire value as text. */
function textOfValue(field: PlanField): fc.Arbitrary<string> {
  return arbitraryFieldValue(field).map((value) => asText(value));
}

function asText(value: Json): string {
  if (Array.isArray(value)) return value.map((part: Json) => asText(part)).join(', ');
  return isScalar(value) ? String(value) : '';
}

function range(field: PlanField): fc.Arbitrary<FieldInput> {
  return fc.record({ min: numberText(field), max: numberText(field) });
}

function salary(field: PlanField): fc.Arbitrary<FieldInput> {
  const side = numberText(field);
  return fc.record({ salary_min: side, salary_max: side, is_negotiable: fc.boolean() });
}

function map(): fc.Arbitrary<FieldInput> {
  return fc.record({
    latitude: fc.integer({ min: -360, max: 360 }).map((n) => n / 4),
    longitude: fc.integer({ min: -720, max: 720 }).map((n) => n / 4),
    address: fc.constantFrom('', 'Rudaki 1', ...RUSSIAN_WORDS),
  });
}

function slider(field: PlanField): fc.Arbitrary<FieldInput> {
  return fc.oneof(numberText(field), range(field));
}

const byType: Readonly<Record<FieldType, (field: PlanField) => fc.Arbitrary<FieldInput>>> = {
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
  DATE: textOfValue,
  URL: textOfValue,
  IMEI: textOfValue,
};
