import type { Plan, PlanField } from '@bozor/form-engine';
import { searchedKeys } from '@bozor/form-engine/search';

import { PRICE_KEY, splitWords } from '../../search-index/index.ts';
import { numberAt, type QueryNumber, type QueryToken } from './query-tokens.ts';
import {
  boundAt,
  boundsText,
  CURRENCY,
  isMileageWord,
  isYearName,
  METRE,
  MULTIPLIERS,
  periodLength,
  SQUARE_METRE,
  UNITS,
  YEAR_WORDS,
} from './reading-text.ru.ts';
import { oncePerPlan, type Reading } from './reading.ts';

/** Years that a number of four digits may be. */
const YEARS = { min: 1950, max: 2035 };
/** How many times the lowest price the highest one may be when only numbers are written. */
const PRICE_RANGE = 10;
/** Lowest price that is written with a word for thousands alone. */
const THOUSANDS = 10_000;
/** Part of an area by which an ad's may differ. */
const NEARLY = 0.1;
/** The filters that measure a number. */
const numberFields = oncePerPlan((plan): readonly PlanField[] => {
  const measured = new Set(
    searchedKeys(plan)
      .filter(({ as }) => as === 'number')
      .map(({ key }) => key),
  );
  return plan.fields.filter(({ key, options }) => measured.has(key) && options.length === 0);
});

/** «от 2015 года», «до 500 000», «не дороже 3 тыс», «от 50 до 70 м²». */
export function readBounds(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const first = boundedAt(tokens, at);
  if (first === null) return null;
  const second = first.bound === 'from' ? boundedAt(tokens, first.next) : null;
  const high = first.bound === 'to' ? first : second?.bound === 'to' ? second : null;
  const low = first.bound === 'from' ? first : null;
  const last = high ?? first;
  return toReading(plan, tokens, {
    last,
    value: { min: low?.value ?? null, max: high?.value ?? null },
  });
}

/** A number with the word for its bound before it. */
function boundedAt(tokens: readonly QueryToken[], at: number) {
  const named = boundAt((index) => tokens[index]?.text ?? '', at);
  const number = named === null ? null : numberAt(tokens, named.next);
  return named === null || number === null ? null : { ...number, bound: named.bound };
}

/** «3000 сомони», «50 тыс», «3000–5000 с.»: the highest price, or the lowest and the highest. */
export function readPrice(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const first = numberAt(tokens, at);
  if (first === null) return null;
  const other = isYear(first.value) ? null : numberAt(tokens, first.next);
  const isRange =
    other !== null && other.value > first.value && other.value <= first.value * PRICE_RANGE;
  const second = isRange ? other : null;
  const last = second ?? first;
  const isPrice = CURRENCY.has(tokens[last.next]?.text ?? '') || isThousands(tokens, at, last);
  if (!isPrice) return null;
  const min = second === null ? null : first.value;
  return toReading(plan, tokens, { last, value: { min, max: last.value } });
}

/** Whether a number is written with a word for thousands: «4k» is a screen, «2к» a flat. */
function isThousands(tokens: readonly QueryToken[], at: number, { value, next }: QueryNumber) {
  const isMultiplied = MULTIPLIERS.has(tokens[next - 1]?.text ?? '') && value >= THOUSANDS;
  const beside = [tokens[at - 1]?.text ?? '', tokens[next]?.text ?? ''];
  return isMultiplied && !beside.some(isMileageWord);
}

/** «60 м²», «50 квадратов»: an area that is nearly so. */
export function readArea(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const number = numberAt(tokens, at);
  const textAfter = (n: number) => tokens[(number?.next ?? at) + n]?.text ?? '';
  const length = number === null ? 0 : unitLength(SQUARE_METRE, textAfter);
  // «6 м» may be a length.
  if (number === null || length === 0 || (length === 1 && textAfter(0) === METRE)) return null;
  const [min, max] = [
    Math.round(number.value * (1 - NEARLY)),
    Math.round(number.value * (1 + NEARLY)),
  ];
  return toReading(plan, tokens, { last: number, value: { min, max } });
}

interface Bounds {
  /** The number before the unit. */
  readonly last: QueryNumber;
  readonly value: { readonly min: number | null; readonly max: number | null };
}

function toReading(
  plan: Plan,
  tokens: readonly QueryToken[],
  { last, value }: Bounds,
): Reading | null {
  const measured = measuredOf(plan, tokens, last);
  if (measured === null) return null;
  const { field, next } = measured;
  const period = field.key === PRICE_KEY ? periodLength((n) => tokens[next + n]?.text ?? '') : 0;
  const text = boundsText(field.name, value, field.inputSuffix);
  return { field, value, text, next: next + period };
}

interface Measured {
  readonly field: PlanField;
  readonly next: number;
}

/** Finds the filter that a number with these words after it is of. */
function measuredOf(
  plan: Plan,
  tokens: readonly QueryToken[],
  { value, next }: { readonly value: number; readonly next: number },
): Measured | null {
  const fields = numberFields(plan);
  const price = fields.find(({ key }) => key === PRICE_KEY);
  const year = fields.find(({ name }) => isYearName(name));
  const unit = tokens[next]?.text ?? '';
  if (CURRENCY.has(unit)) return price === undefined ? null : { field: price, next: next + 1 };
  if (YEAR_WORDS.has(unit)) return year === undefined ? null : { field: year, next: next + 1 };
  for (const field of fields) {
    const length = unitLength(field.inputSuffix ?? '', (n) => tokens[next + n]?.text ?? '');
    if (length > 0 && field.key !== PRICE_KEY) return { field, next: next + length };
  }
  if (isYear(value) && year !== undefined) return { field: year, next };
  return price === undefined ? null : { field: price, next };
}

/** Number of the tokens that are a unit, in one of its spellings; zero for others. */
function unitLength(unit: string, textAt: (index: number) => string): number {
  const spellings = UNITS.get(unit) ?? [splitWords(unit)];
  const found = spellings.find(
    (words) => words.length > 0 && words.every((word, n) => textAt(n) === word),
  );
  return found?.length ?? 0;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= YEARS.min && value <= YEARS.max;
}

/** «2012», «2012 года»: of a page with a year. */
export function readYear(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const text = tokens[at]?.text ?? '';
  const field = numberFields(plan).find(({ name }) => isYearName(name));
  if (field === undefined || !/^\d{4}$/.test(text) || !isYear(Number(text))) return null;
  const other = tokens[at + 1]?.text ?? '';
  const isRange = /^\d{4}$/.test(other) && isYear(Number(other)) && Number(other) > Number(text);
  const value = { min: Number(text), max: Number(isRange ? other : text) };
  const last = isRange ? at + 2 : at + 1;
  const next = YEAR_WORDS.has(tokens[last]?.text ?? '') ? last + 1 : last;
  return { field, value, text: boundsText(field.name, value, field.inputSuffix), next };
}
