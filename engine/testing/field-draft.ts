import * as fc from 'fast-check';

import { DATA_TYPES, FIELD_TYPES } from '../definition/field-definition.ts';
import type { DataType, FieldType } from '../definition/field-definition.ts';
import { RUSSIAN_KEYS, RUSSIAN_WORDS } from './sample-texts.ru.ts';

/** One option of a drafted filter; `n` makes its value, see `sampleScalar`. */
export interface OptionDraft {
  readonly n: number;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isPopular: boolean;
  /** How the value is written: as its JSON type, as text, or left to `key`. */
  readonly spelling: 'typed' | 'text' | 'key';
  readonly icon: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
}

/** One `show_if` entry of a draft: numbers that are turned into a key and values of that key. */
export interface ConditionDraft {
  readonly target: number;
  readonly picks: readonly number[];
  readonly isText: boolean;
}

/** A filter before its references are resolved: numbers point at earlier drafts, modulo. */
export interface FieldDraft {
  readonly key: string;
  readonly type: FieldType;
  readonly dataType: DataType;
  readonly isMultiselect: boolean;
  readonly isRequired: boolean;
  readonly hasPopular: boolean;
  readonly words: readonly (string | null)[];
  readonly options: readonly OptionDraft[];
  readonly limits: readonly [number, number] | null;
  readonly lengths: readonly [number, number] | null;
  /** Which side of the limits is sent: both, the lower, the upper. */
  readonly sides: 'both' | 'min' | 'max';
  /** The earlier number that this one may not pass, and on which side. */
  readonly bound: { readonly side: 'min' | 'max'; readonly target: number } | null;
  readonly parent: number | null;
  /** Whether the options of this one load for the parent's value. */
  readonly isLoaded: boolean;
  /** Whether options are sent with a list that loads. */
  readonly isSent: boolean;
  readonly conditions: readonly ConditionDraft[];
  readonly isGrouped: boolean;
  /** Whether a second filter shares the key, exclusive by `show_if`. */
  readonly isTwin: boolean;
  /** Where on the page it is. */
  readonly index: number;
}

const ODD_KEYS = [
  'a.b/c"',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '1',
  ' ',
  'a b',
  'a[0]',
  '$ref',
  '~1',
  '%41',
  'x=y&z',
  'filter_price',
  '\u{1F600}',
  ...RUSSIAN_KEYS,
] as const;

/** Any key a server may choose: letters mostly, and odd ones: dots, slashes, quotes, `__proto__`. */
const arbitraryKey: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('brand', 'model', 'price', 'year', 'color', 'city') },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_KEYS) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }) },
);

/** Any label, hint or unit a server may send; markup in it is text. */
const arbitraryLabel: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Make', '<b>Price</b>', ...RUSSIAN_WORDS),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
);

const location = fc.record({
  latitude: fc.integer({ min: -360, max: 360 }).map((n) => n / 4),
  longitude: fc.integer({ min: -720, max: 720 }).map((n) => n / 4),
});

const option: fc.Arbitrary<OptionDraft> = fc.record({
  n: fc.nat({ max: 24 }),
  name: arbitraryLabel,
  isSelected: rarely(),
  isPopular: fc.boolean(),
  spelling: fc.constantFrom('typed', 'typed', 'typed', 'text', 'key'),
  icon: fc.constantFrom(null, null, '#c0ffee', 'https://example.com/icon.png'),
  location: fc.option(location, { freq: 3 }),
});

const condition: fc.Arbitrary<ConditionDraft> = fc.record({
  target: fc.nat({ max: 30 }),
  picks: fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }),
  isText: fc.boolean(),
});

const limits = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.nat({ max: 60 }))
  .map(([low, width]) => [low / 2, (low + width) / 2] as const);

const lengths = fc
  .tuple(fc.nat({ max: 6 }), fc.nat({ max: 10 }))
  .map(([low, width]) => [low, low + width] as const);

/** A filter of any type and data type; `toFilters` resolves what points elsewhere. */
export const fieldDraft: fc.Arbitrary<FieldDraft> = fc.record({
  key: arbitraryKey,
  type: fc.constantFrom(...FIELD_TYPES),
  dataType: fc.oneof(fc.constantFrom(...DATA_TYPES), fc.constantFrom('STRING', 'INTEGER', 'FLOAT')),
  isMultiselect: rarely(),
  isRequired: fc.boolean(),
  hasPopular: fc.boolean(),
  words: fc.tuple(...Array.from({ length: 5 }, () => fc.option(arbitraryLabel, { freq: 2 }))),
  options: fc.uniqueArray(option, { maxLength: 6, selector: (draft) => draft.n }),
  limits: fc.option(limits, { freq: 2 }),
  lengths: fc.option(lengths, { freq: 2 }),
  sides: fc.constantFrom('both', 'both', 'min', 'max'),
  bound: fc.option(
    fc.record({ side: fc.constantFrom('min', 'max'), target: fc.nat({ max: 30 }) }),
    { freq: 2 },
  ),
  parent: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.nat({ max: 30 }) },
  ),
  isLoaded: rarely(),
  isSent: rarely(),
  conditions: fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: condition.map((one) => [one]) },
    { weight: 1, arbitrary: fc.tuple(condition, condition) },
  ),
  isGrouped: rarely(),
  isTwin: rarely(),
  index: fc.nat({ max: 99 }),
});

function rarely(): fc.Arbitrary<boolean> {
  return fc.nat({ max: 3 }).map((n) => n === 3);
}
