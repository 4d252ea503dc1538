import * as fc from 'fast-check';

import { isJsonObject } from '../definition/json.ts';
import type { Json, JsonObject } from '../definition/json.ts';
import { arbitraryPage } from './arbitrary-page.ts';
import { RUSSIAN_WORDS } from './sample-texts.ru.ts';

type Filters = readonly Json[];

/** One thing done to a page; `at` and `to` are indexes, modulo its length. */
type Damage = (filters: Filters, at: number, to: number) => Filters;

type Act = (filters: Filters) => Filters;

const PROPERTIES = [
  'id',
  'parent_filter_id',
  'name',
  'placeholder',
  'input_suffix',
  'key',
  'type',
  'data_type',
  'has_next_filter',
  'has_popular',
  'is_multiselect',
  'is_required',
  'error_message',
  'no_selection_message',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'show_if',
  'values',
  'groups',
  '__proto__',
] as const;

const VALUE_PROPERTIES = [
  'id',
  'name',
  'value',
  'selected',
  'is_popular',
  'key',
  'icon',
  'location',
  '__proto__',
] as const;

const SILLY: readonly Json[] = [
  null,
  '',
  ' ',
  '7',
  '12,5',
  'true',
  'null',
  '1e999',
  '__proto__',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '\uD800',
  ...RUSSIAN_WORDS,
  0,
  -0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { key: 1 },
  [{ key: null, value: null }],
  { latitude: 'x', longitude: 999 },
];

const anyJson: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SILLY) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }).map((text) => parsed(text)) },
);

const named: Readonly<Record<string, Damage>> = {
  selfParent: (filters, at) => edited(filters, at, { parent_filter_id: idAt(filters, at) }),
  parentLoop: (filters, at, to) =>
    edited(edited(filters, at, { parent_filter_id: idAt(filters, to) }), to, {
      parent_filter_id: idAt(filters, at),
    }),
  missingParent: (filters, at) => edited(filters, at, { parent_filter_id: 'unknown' }),
  showIfLoop: (filters, at, to) =>
    edited(edited(filters, at, { show_if: [{ key: keyAt(filters, to), value: '1' }] }), to, {
      show_if: [{ key: keyAt(filters, at), value: '1' }],
    }),
  unknownCondition: (filters, at) => edited(filters, at, { show_if: [{ key: '?', value: 1 }] }),
  bareCondition: (filters, at, to) =>
    edited(filters, at, { show_if: { key: keyAt(filters, to), value: 1 } }),
  sameId: (filters, at, to) => edited(filters, at, { id: idAt(filters, to) }),
  sameKey: (filters, at, to) => edited(filters, at, { key: keyAt(filters, to) }),
  doubled: (filters, at) => filters.concat(filters.slice(at, at + 1)),
  textLimits: (filters, at) => edited(filters, at, { min_value: '1 000', max_value: '5 000,5' }),
  crossedLimits: (filters, at) =>
    edited(filters, at, { min_value: 9, max_value: 1, min_length: '9', max_length: 1 }),
  unknownBound: (filters, at) => edited(filters, at, { min_key: '?', max_key: 7 }),
  boundByAny: (filters, at, to) => edited(filters, at, { max_key: keyAt(filters, to) }),
  boundByItself: (filters, at) =>
    edited(filters, at, {
      type: 'EDIT_TEXT',
      data_type: 'INTEGER',
      is_multiselect: false,
      min_key: keyAt(filters, at),
    }),
  unknownType: (filters, at) => edited(filters, at, { type: 'HOLOGRAM', data_type: 'QUATERNION' }),
  sameValues: (filters, at) =>
    edited(filters, at, {
      values: [
        { name: 'a', value: 1, selected: true },
        { name: 'b', value: '1', selected: true },
        { name: 'c', key: 'c', selected: true },
        { name: 'd' },
      ],
      groups: [{ group: 'g', value_keys: ['c', 'unknown', null] }, null],
    }),
};

const index = fc.nat({ max: 30 });

const namedAct: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom(...Object.values(named)), index, index)
  .map<Act>(
    ([act, at, to]) =>
      (filters) =>
        within(filters, (n) => act(filters, at % n, to % n)),
  );

const propertyAct: fc.Arbitrary<Act> = fc
  .tuple(index, fc.constantFrom(...PROPERTIES), fc.option(anyJson))
  .map<Act>(
    ([at, property, json]) =>
      (filters) =>
        within(filters, (n) => edited(filters, at % n, single(property, json))),
  );

const valueAct: fc.Arbitrary<Act> = fc
  .tuple(index, index, fc.constantFrom(...VALUE_PROPERTIES), anyJson)
  .map<Act>(
    ([at, slot, property, json]) =>
      (filters) =>
        within(filters, (n) =>
          withValue(filters, at % n, { slot, change: single(property, json) }),
        ),
  );

const junkAct: fc.Arbitrary<Act> = fc.tuple(index, anyJson).map<Act>(
  ([at, json]) =>
    (filters) =>
      filters.toSpliced(at, 1, json),
);

const damage = fc.oneof(namedAct, propertyAct, valueAct, junkAct);

const damagedPage: fc.Arbitrary<Json> = fc
  .tuple(arbitraryPage, fc.array(damage, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([page, acts, isBare]) => {
    const filters = acts.reduce<Filters>((damaged, act) => act(damaged), page.filters);
    return isBare ? filters : { filters };
  });

/**
 * Pages with every defect that has a diagnostic, and some that are no page at all: wrong JSON
 * types, nulls, loops, missing parents, ids and keys met twice, limits as text or crossed,
 * `__proto__`.
 */
export const arbitraryHostilePage: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: damagedPage },
  { weight: 1, arbitrary: anyJson },
  { weight: 1, arbitrary: anyJson.map((json) => ({ filters: json })) },
);

function within(filters: Filters, act: (length: number) => Filters): Filters {
  return filters.length === 0 ? filters : act(filters.length);
}

function edited(filters: Filters, at: number, change: JsonObject): Filters {
  const filter = filters[at];
  if (!isJsonObject(filter)) return filters;
  return filters.with(at, merged(filter, change));
}

function withValue(
  filters: Filters,
  at: number,
  edit: { readonly slot: number; readonly change: JsonObject },
): Filters {
  const values = listIn(filters[at]);
  if (values.length === 0) return filters;
  const changed = edited(values, edit.slot % values.length, edit.change);
  return edited(filters, at, { values: changed });
}

function listIn(filter: Json | undefined): Filters {
  const values: unknown = isJsonObject(filter) ? filter['values'] : [];
  return Array.isArray(values) ? values : [];
}

/** Through entries, so that `__proto__` becomes an ordinary property. */
function merged(filter: JsonObject, change: JsonObject): JsonObject {
  const kept = Object.entries(filter).filter(([name]) => !Object.hasOwn(change, name));
  return Object.fromEntries([...kept, ...Object.entries(change)]);
}

function single(name: string, json: Json): JsonObject {
  return Object.fromEntries([[name, json]]);
}

function idAt(filters: Filters, at: number): Json {
  return propertyAt(filters, at, 'id');
}

function keyAt(filters: Filters, at: number): Json {
  return propertyAt(filters, at, 'key');
}

function propertyAt(filters: Filters, at: number, name: string): Json {
  const filter = filters[at];
  return isJsonObject(filter) ? (filter[name] ?? null) : null;
}

function parsed(text: string): Json {
  return JSON.parse(text);
}
