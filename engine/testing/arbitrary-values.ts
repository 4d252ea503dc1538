import * as fc from 'fast-check';

import type { Json } from '../definition/json.ts';
import type { Plan } from '../definition/plan.ts';
import { arbitraryFieldValue } from './arbitrary-field-value.ts';

type Entries = readonly (readonly [key: string, value: Json])[];

/** Claims that fit few fields: empty ones, wrong JSON types, shapes of other kinds. */
const SILLY_VALUES: readonly Json[] = [
  null,
  '',
  ' ',
  'x',
  '1',
  '12,5',
  'true',
  0,
  -1,
  1.5,
  true,
  false,
  [],
  {},
  [null],
  ['x', 'x'],
  [1],
  { min: 2, max: 1 },
  { min: null, max: null },
  { salary_min: 1 },
  { latitude: 38.5, longitude: 68.8 },
];

/**
 * Values a client may claim for a form: by key, some missing, most fitting one of the key's
 * fields, a few silly, and at times a key of no field.
 */
export function arbitraryValues(plan: Plan): fc.Arbitrary<Readonly<Record<string, Json>>> {
  const known = plan.keys.map((key, slot) =>
    present(slotValue(plan, slot).map((value) => [key, value] as const)),
  );
  return fc
    .tuple(stranger, ...known)
    .map((entries) => Object.fromEntries(entries.flat().toReversed()));
}

function slotValue(plan: Plan, slot: number): fc.Arbitrary<Json> {
  const fields = (plan.fieldsBySlot[slot] ?? []).flatMap((index) => plan.fields[index] ?? []);
  return fc.oneof(
    { weight: 14, arbitrary: fc.oneof(...fields.map(arbitraryFieldValue)) },
    { weight: 1, arbitrary: fc.constantFrom(...SILLY_VALUES) },
  );
}

const oddEntry = fc.tuple(
  fc.constantFrom('unknown', 'constructor', '__proto__', ''),
  fc.constantFrom(...SILLY_VALUES),
);

const stranger = fc.oneof(
  { weight: 14, arbitrary: fc.constant<Entries>([]) },
  { weight: 1, arbitrary: oddEntry.map<Entries>((entry) => [entry]) },
);

function present(entry: fc.Arbitrary<Entries[number]>): fc.Arbitrary<Entries> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Entries>([]) },
    { weight: 5, arbitrary: entry.map<Entries>((pair) => [pair]) },
  );
}
