import type { Payload, Plan, PlanField } from '@bozor/form-engine';
import { validate } from '@bozor/form-engine/validate';

import type { AppliedWords } from '../../../../contract/index.ts';
import {
  COMMON_KEYS,
  isStopWord,
  keepRecentWords,
  nameKeys,
  splitWords,
} from '../../search-index/index.ts';
import { isDeal, isDealOf } from './deal-words.ru.ts';
import { toTokens, type QueryToken } from './query-tokens.ts';
import { readLacking } from './read-lacking.ru.ts';
import { readArea, readBounds, readPrice, readYear } from './read-numbers.ts';
import { splitNumeral } from './reading-text.ru.ts';
import { oncePerPlan, type Reading } from './reading.ts';
import { OF_ROOMS, roomsAt } from './spoken-rooms.ru.ts';
import { townOf } from './town-names.ru.ts';

/** Filters read from a query. */
export interface FiltersRead {
  readonly applied: readonly AppliedWords[];
  /** The filters of the search with those that were read. */
  readonly payload: Payload;
  /** The query without the words that were read; `null` when none but stop words are left. */
  readonly query: string | null;
}

/** What may be read. */
export interface ReadableSearch {
  readonly plan: Plan;
  readonly payload: Payload;
  readonly query: string;
  /** Words that are not read. */
  readonly literal: readonly string[];
  /** Keys of the filters that may be read; all where left out. */
  readonly readable?: ReadonlySet<string> | null;
}

/** Maximum number of readings of one query. */
const READINGS = 8;
/** Minimum number of letters by which a word is that of a filter's name. */
const SHARED_LETTERS = 4;

/**
 * Reads parts of a query as filters of the page: towns, options with a number in their name,
 * numbers with a unit or a bound. A filter that the search already has is not read.
 */
export function readFilters(search: ReadableSearch): FiltersRead {
  const { plan, payload, query, literal, readable = null } = search;
  const tokens = toTokens(query);
  const applied: AppliedWords[] = [];
  const cut: (readonly [from: number, to: number])[] = [];
  let filters = payload;
  for (let at = 0; at < tokens.length && applied.length < READINGS;) {
    const reading = readAt(plan, tokens, at);
    const span = reading === null ? null : spanOf(tokens, at, reading.next);
    const words = span === null ? '' : query.slice(...span);
    const isReadable = reading !== null && readable?.has(reading.field.key) !== false;
    const kept = isReadable ? accept(plan, filters, reading) : null;
    if (reading === null || span === null || kept === null || literal.includes(words)) {
      at += 1;
      continue;
    }
    filters = kept;
    applied.push({ words, key: reading.field.key, text: reading.text });
    cut.push(span);
    at = reading.next;
  }
  const left = cut.toReversed().reduce((text, [from, to]) => {
    return `${text.slice(0, from)} ${text.slice(to)}`;
  }, query);
  return {
    applied,
    payload: filters,
    query: splitWords(left).every(isStopWord) ? null : left.trim(),
  };
}

function spanOf(tokens: readonly QueryToken[], at: number, next: number) {
  return [tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0] as const;
}

/** Returns the filters with the reading; `null` where it is there already or does not fit. */
function accept(plan: Plan, payload: Payload, { field: { key }, value }: Reading): Payload | null {
  if (Object.hasOwn(payload, key)) return null;
  const values = [[value], value].flatMap((one) =>
    typeof value === 'object' && Array.isArray(one) ? [] : [one],
  );
  for (const one of values) {
    const verdict = validate(plan, { ...payload, [key]: one });
    const isAccepted = Object.keys(verdict.faults).length === 0;
    if (isAccepted && Object.hasOwn(verdict.payload, key)) return verdict.payload;
  }
  return null;
}

function readAt(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  return (
    readBounds(plan, tokens, at) ??
    readPrice(plan, tokens, at) ??
    readCounted(plan, tokens, at) ??
    readArea(plan, tokens, at) ??
    readNumberedOption(plan, tokens, at) ??
    readYear(plan, tokens, at) ??
    readLacking(plan, tokens, at) ??
    readDeal(plan, tokens, at) ??
    readPlace(plan, tokens, at)
  );
}

/** «2 комнаты», «3-комнатная», «двухкомнатная»: an option that is a number, by its filter's name. */
function readCounted(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const counted = countAt(tokens, at);
  if (counted === null) return null;
  const { number, word, next } = counted;
  for (const field of plan.fields) {
    const [named = ''] = splitWords(field.name);
    const option = field.options.find(({ name }) => name === String(number));
    if (option === undefined || !isAbout(word, named)) continue;
    return { field, value: option.value, text: `${field.name}: ${option.name}`, next };
  }
  return null;
}

/** A number with the word for what it counts. */
function countAt(tokens: readonly QueryToken[], at: number) {
  const spoken = roomsAt(tokens, at);
  if (spoken !== null) return { number: spoken.rooms, word: OF_ROOMS, next: spoken.next };
  const [first = '', second = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  const numeral = splitNumeral(first);
  if (numeral !== null) return { number: numeral.number, word: numeral.rest, next: at + 1 };
  return /^\d{1,2}$/.test(first) ? { number: Number(first), word: second, next: at + 2 } : null;
}

/** Whether a word is a form, a beginning or a derivative of another. */
function isAbout(word: string, named: string): boolean {
  const [one, other] = [word, stemOf(named)];
  const isLong = Math.min(one.length, other.length) >= SHARED_LETTERS;
  return isLong && (one.startsWith(other) || other.startsWith(one));
}

/** «256 гб»: the beginning of an option's name, when only one filter has such an option. */
function readNumberedOption(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const [number = '', unit = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (!/^\d+$/.test(number) || unit === '') return null;
  const found = plan.fields.flatMap((field) =>
    field.options
      .filter(({ name }) => {
        const [first, second] = splitWords(name);
        return first === number && second === unit;
      })
      .map((option) => ({ field, option })),
  );
  const [one] = found;
  if (one === undefined || found.length > 1) return null;
  const { field, option } = one;
  return { field, value: option.value, text: `${field.name}: ${option.name}`, next: at + 2 };
}

/** An option that is a place, with the stems of its name. */
interface PlaceName {
  readonly field: PlanField;
  readonly option: PlanField['options'][number];
  readonly stems: readonly string[];
}

/** «Сниму», «аренда», «куплю»: the deal of a page that has several. */
function readDeal(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const word = tokens[at]?.text ?? '';
  if (!isDeal(word)) return null;
  for (const field of plan.fields) {
    const option = field.options.find(({ name }) => isDealOf(word, name));
    if (option === undefined) continue;
    return { field, value: option.value, text: option.name, next: at + 1 };
  }
  return null;
}

/** From a cache: every search compares the names of all towns. */
const stemOf = (word: string): string => nameKeys(word)[0];

const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

/** The options of the filters that all searches have, the longest names first. */
const placesOf = oncePerPlan((plan): readonly PlaceName[] =>
  plan.fields
    .filter(({ key }) => COMMON.has(key))
    .flatMap((field) =>
      field.options.map((option) => {
        return { field, option, stems: splitWords(option.name).map(stemOf) };
      }),
    )
    .filter(({ stems }) => stems.length > 0)
    .toSorted((a, b) => b.stems.length - a.stems.length),
);

/** The same whose names begin with a word. */
const placesBegun = oncePerPlan((plan) =>
  keepRecentWords((word) =>
    placesOf(plan).filter(({ stems: [stem = ''] }) => isPlaceWord(word, stem)),
  ),
);

/** A town, by its name in either language or alphabet: an option of a filter that all searches have. */
function readPlace(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const one = placesBegun(plan)
    .find(tokens[at]?.text ?? '')
    .find(({ stems }) => stems.every((stem, n) => isPlaceWord(tokens[at + n]?.text ?? '', stem)));
  if (one === undefined) return null;
  const { field, option, stems } = one;
  return { field, value: option.value, text: option.name, next: at + stems.length };
}

/** Whether a word is a form of a stem, or sounds like it: «Хужанд». */
function isPlaceWord(word: string, stem: string): boolean {
  const [own, sound] = nameKeys(townOf(word));
  return own === stem || (stem.length >= SHARED_LETTERS && sound === nameKeys(stem)[1]);
}
