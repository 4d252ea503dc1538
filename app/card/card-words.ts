import { kindOf } from '@bozor/form-engine';
import type { FormState, Payload, Plan } from '@bozor/form-engine';
import { toChips, type Chip } from '@bozor/form-engine/search';

import { isSum, SQUARE_METRE } from './card-words.ru.ts';

/** Keys of filters that an ad shows in a place of their own; every other is a characteristic. */
export const KNOWN_KEYS = {
  title: 'title',
  description: 'description',
  /** A number of somoni. */
  price: 'price',
  salary: 'salary',
  /** A number; of square metres when its unit says so. */
  area: 'area',
  city: 'city',
  location: 'location',
  imei: 'imei',
} as const;

/** A filled form, and what its ad is called when it has no title of its own. */
export interface FilledForm {
  readonly plan: Plan;
  readonly state: FormState;
  readonly payload: Payload;
  /** Of the subcategory. */
  readonly name: string;
}

/** What a card says of an ad: the same rule for the server's answer and for the seller's preview. */
export interface CardWords {
  readonly title: string;
  /** Key facts in one line. */
  readonly facts: string | null;
  readonly priceDirams: number | null;
  /** By the square metre. */
  readonly areaPriceDirams: number | null;
  /** A salary in words, where there is one instead of a price. */
  readonly salary: string | null;
  readonly city: string | null;
  /** Values that stand in no place of their own, in the order of the page. */
  readonly chips: readonly Chip[];
}

const DIRAMS_IN_SOMONI = 100;
/** Longest text of a fact, in UTF-16 units, and how many a card shows. */
const FACT_LENGTH = 24;
const FACTS = 4;
/** A number and its unit, of one short word or two. */
const MEASURED = /^[\d\s,]*\d\s[^\d\s]{1,4}(?:\s[^\d\s]{1,2})?$/;

/** Puts a filled form into the words of a card. */
export function cardWords(form: FilledForm): CardWords {
  const { plan, state, payload } = form;
  const all = toChips(plan, state);
  const chips = all.filter(({ key }) => !isApart(key));
  const given = valueOf(payload, KNOWN_KEYS.title);
  const title = typeof given === 'string' ? given.trim() : null;
  const facts = factsOf(form, chips, title ?? '');
  return {
    title: title ?? madeTitle(form, chips),
    facts: facts.length === 0 ? null : facts.join(' · '),
    ...priceOf(form, all),
    salary: textAt(all, KNOWN_KEYS.salary),
    city: textAt(all, KNOWN_KEYS.city),
    chips,
  };
}

/**
 * What a buyer asks first: measured values («2,5 л», «86 000 км»), then chosen ones, without those
 * that the title says. A step of a cascade (make, model, generation) is what the title is made of, a
 * bare number («4») says nothing without its name, and a second sum beside the price misleads.
 */
function factsOf({ plan, payload }: FilledForm, chips: readonly Chip[], title: string) {
  const said = new Set(wordsOf(title));
  const telling = chips
    .filter((chip) => !isProse(plan, chip) && !isOfCascade(plan, chip))
    .filter(({ key }) => typeof valueOf(payload, key) !== 'boolean')
    .map(({ text }) => text)
    .filter((text) => text.length <= FACT_LENGTH && !isSum(text))
    .filter((text) => wordsOf(text).some((word) => !said.has(word)));
  return [
    ...telling.filter((text) => MEASURED.test(text)),
    ...telling.filter((text) => /^\p{L}/u.test(text)),
  ].slice(0, FACTS);
}

/** «Toyota Camry» of a cascade's first values; else the subcategory's name. */
function madeTitle({ plan, name }: FilledForm, chips: readonly Chip[]): string {
  const made = chips.filter((chip) => isOfCascade(plan, chip)).slice(0, 2);
  return made.length === 0 ? name : made.map(({ text }) => text).join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a field waits for another's value, or another for its. */
function isOfCascade({ fields }: Plan, { field }: Chip): boolean {
  return fields[field]?.parent !== null || fields.some(({ parent }) => parent === field);
}

/** Whether a field holds paragraphs: they are read as text, not as a row of a table. */
export function isProse({ fields, mode }: Plan, { field }: Chip): boolean {
  const own = fields[field];
  return own !== undefined && kindOf(own).isProse(own, mode);
}

/** The value of a key that may be the name of something every object has. */
export function valueOf(payload: Payload, key: string): unknown {
  return Object.hasOwn(payload, key) ? payload[key] : null;
}

function isApart(key: string): boolean {
  return key !== KNOWN_KEYS.area && Object.values<string>(KNOWN_KEYS).includes(key);
}

function priceOf(
  { plan, payload }: FilledForm,
  chips: readonly Chip[],
): Pick<CardWords, 'priceDirams' | 'areaPriceDirams'> {
  const price = valueOf(payload, KNOWN_KEYS.price);
  if (typeof price !== 'number') return { priceDirams: null, areaPriceDirams: null };
  const priceDirams = Math.round(price * DIRAMS_IN_SOMONI);
  const area = isInMetres(plan, chips) ? valueOf(payload, KNOWN_KEYS.area) : null;
  const isByMetre = typeof area === 'number' && area > 0;
  return { priceDirams, areaPriceDirams: isByMetre ? Math.round(priceDirams / area) : null };
}

/** Whether the area is one that has a price by the metre: land is sold by the hundred. */
function isInMetres({ fields }: Plan, chips: readonly Chip[]): boolean {
  const chip = chips.find(({ key }) => key === KNOWN_KEYS.area);
  return chip !== undefined && fields[chip.field]?.inputSuffix === SQUARE_METRE;
}

function textAt(chips: readonly Chip[], key: string): string | null {
  return chips.find((chip) => chip.key === key)?.text ?? null;
}
