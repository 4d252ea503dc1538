import { kindOf } from '@bozor/form-engine';
import type { FormState, Payload, Plan } from '@bozor/form-engine';
import { toChips, type Chip } from '@bozor/form-engine/search';

import { isSum, SQUARE_METRE } from './card-words.ru.ts';

/** Keys of filters with a fixed position in an ad; every other key is a characteristic. */
export const KNOWN_KEYS = {
  title: 'title',
  description: 'description',
  /** A number, in somoni. */
  price: 'price',
  salary: 'salary',
  /** A number; in square metres when the unit is `SQUARE_METRE`. */
  area: 'area',
  city: 'city',
  location: 'location',
  imei: 'imei',
} as const;

/** A filled form and the name of its subcategory. */
export interface FilledForm {
  readonly plan: Plan;
  readonly state: FormState;
  readonly payload: Payload;
  /** Name of the subcategory: the fallback title. */
  readonly name: string;
}

/** Texts of a card; the server's response and the seller's preview share them. */
export interface CardWords {
  readonly title: string;
  /** Key facts on one line. */
  readonly facts: string | null;
  readonly priceDirams: number | null;
  /** Per square metre. */
  readonly areaPriceDirams: number | null;
  /** Text of a salary, when the form has a salary instead of a price. */
  readonly salary: string | null;
  readonly city: string | null;
  /** Values without a fixed position, in the order of the page. */
  readonly chips: readonly Chip[];
}

const DIRAMS_IN_SOMONI = 100;
/** Maximum length of a fact in UTF-16 units, and maximum number of facts on a card. */
const FACT_LENGTH = 24;
const FACTS = 4;
/** A number with a unit of one or two short words. */
const MEASURED = /^[\d\s,]*\d\s[^\d\s]{1,4}(?:\s[^\d\s]{1,2})?$/;

/** Builds the texts of a card from a filled form. */
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
 * Returns the key facts: measured values first («2,5 л», «86 000 км»), then choices. Leaves out the
 * values that the title contains, the steps of a cascade (make, model, generation), bare numbers
 * («4»), which mean nothing without their name, and a second amount beside the price.
 */
function factsOf({ plan, payload }: FilledForm, chips: readonly Chip[], title: string) {
  const titleWords = new Set(wordsOf(title));
  const meaningful = chips
    .filter((chip) => !isProse(plan, chip) && !isOfCascade(plan, chip))
    .filter(({ key }) => typeof valueOf(payload, key) !== 'boolean')
    .map(({ text }) => text)
    .filter((text) => text.length <= FACT_LENGTH && !isSum(text))
    .filter((text) => wordsOf(text).some((word) => !titleWords.has(word)));
  return [
    ...meaningful.filter((text) => MEASURED.test(text)),
    ...meaningful.filter((text) => /^\p{L}/u.test(text)),
  ].slice(0, FACTS);
}

/**
 * Builds a title from the first values of a cascade («Toyota Camry»); else returns the name of the
 * subcategory.
 */
function madeTitle({ plan, name }: FilledForm, chips: readonly Chip[]): string {
  const made = chips.filter((chip) => isOfCascade(plan, chip)).slice(0, 2);
  return made.length === 0 ? name : made.map(({ text }) => text).join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a field has a parent or a child. */
function isOfCascade({ fields }: Plan, { field }: Chip): boolean {
  return fields[field]?.parent !== null || fields.some(({ parent }) => parent === field);
}

/** Whether a field holds paragraphs: these are shown as text, not as a row of a table. */
export function isProse({ fields, mode }: Plan, { field }: Chip): boolean {
  const own = fields[field];
  return own !== undefined && kindOf(own).isProse(own, mode);
}

/** Returns the own property of a key; inherited properties such as `constructor` do not count. */
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

/** Whether the area is in square metres: land is sold in hundreds of square metres. */
function isInMetres({ fields }: Plan, chips: readonly Chip[]): boolean {
  const chip = chips.find(({ key }) => key === KNOWN_KEYS.area);
  return chip !== undefined && fields[chip.field]?.inputSuffix === SQUARE_METRE;
}

function textAt(chips: readonly Chip[], key: string): string | null {
  return chips.find((chip) => chip.key === key)?.text ?? null;
}
