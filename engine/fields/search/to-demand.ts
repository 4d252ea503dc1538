import type { FieldContext } from '../field-kind.ts';
import type { FieldValue } from '../field-value.ts';
import { kindOf } from '../registry.ts';
import type { ShapeName } from '../shapes/shape-name.ts';
import { isMapValue, isRangeValue, isSalaryValue } from '../value-guards.ts';
import { choiceTexts, spanOf, wordsOf } from '../value-traits.ts';
import type { Demand } from './demand.ts';

/** How the values of a filter are searched: what an index keeps of an entry's value for it. */
export type SearchAspect = 'choice' | 'words' | 'number' | 'place';

/** A filter as a demand is made of it. */
export interface DemandContext extends FieldContext {
  /** How far from the point on the map an entry may lie, in kilometres. */
  readonly radiusKm: number;
  /** Whether the field is a date that ends a period. */
  readonly endsPeriod: boolean;
}

/** Times are to the minute: the last minute of a day, as a part of it. */
const LAST_MINUTE = 1 - 1 / 1440;

/** What a filter's value asks of an entry, by the shape of the value. */
export function toDemand(value: FieldValue, context: DemandContext): Demand {
  const { field, mode } = context;
  return readers[kindOf(field).shapeName(field, mode)].read(value, context);
}

/** The aspects of an entry's value that this filter searches. */
export function searchedAs({ field, mode }: FieldContext): readonly SearchAspect[] {
  return readers[kindOf(field).shapeName(field, mode)].searched;
}

interface Reader {
  readonly searched: readonly SearchAspect[];
  readonly read: (value: FieldValue, context: DemandContext) => Demand;
}

const choice: Reader = { searched: ['choice'], read: anyOf };
const words: Reader = {
  searched: ['words'],
  read: (value) => ({ asks: 'words', words: wordsOf(value) }),
};
const number: Reader = {
  searched: ['number'],
  read: (value) => {
    const span = spanOf(value);
    return span === null ? anyOf(value) : { asks: 'within', min: span.low, max: span.high };
  },
};
/** A day: that day or earlier; where it ends a period, that day or later. */
const day: Reader = {
  searched: ['number'],
  read: (value, { endsPeriod }) => {
    const at = spanOf(value)?.low ?? Number.NaN;
    if (endsPeriod) return { asks: 'within', min: at, max: null };
    const isWholeDay = Number.isInteger(at);
    return { asks: 'within', min: null, max: isWholeDay ? at + LAST_MINUTE : at };
  },
};

// A shape without a reader does not compile.
const readers: Readonly<Record<ShapeName, Reader>> = {
  choice,
  'choice-list': {
    searched: ['choice'],
    read: (value, { field }) =>
      kindOf(field).asksAll ? { asks: 'all-of', texts: choiceTexts(value) } : anyOf(value),
  },
  text: words,
  url: choice,
  imei: choice,
  number,
  date: day,
  'date-time': day,
  tick: choice,
  'text-list': choice,
  range: {
    searched: ['number'],
    read: (value) =>
      isRangeValue(value) ? { asks: 'within', min: value.min, max: value.max } : anyOf(value),
  },
  // By agreement is a choice: it has no number that could lie within anything.
  salary: {
    searched: ['choice', 'number'],
    read: (value) =>
      isSalaryValue(value) && !value.is_negotiable
        ? { asks: 'within', min: value.salary_min, max: value.salary_max }
        : anyOf(value),
  },
  place: {
    searched: ['place'],
    read: (value, { radiusKm }) => {
      if (!isMapValue(value)) return anyOf(value);
      const { latitude, longitude } = value;
      return { asks: 'near', latitude, longitude, km: radiusKm };
    },
  },
  kept: choice,
};

function anyOf(value: FieldValue): Demand {
  return { asks: 'any-of', texts: choiceTexts(value) };
}
