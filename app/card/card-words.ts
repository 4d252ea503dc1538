import type { Plan } from '@bozor/form-engine';
import { toChips, type Chip } from '@bozor/form-engine/search';

import type { KeyFact } from '../contract/index.ts';
import { cardFacts, isOfCascade } from './card-facts.ts';
import { payText, SQUARE_METRE, periodText, FACT_SEPARATOR } from './card-words.ru.ts';
import { valueOf, type FilledForm } from './filled-form.ts';
import { KNOWN_KEYS } from './known-keys.ts';

/** Texts of a card; the server's response and the seller's preview share them. */
export interface CardWords {
  readonly title: string;
  /** Key facts on one line. */
  readonly facts: string | null;
  /** The same one by one. */
  readonly keyFacts: readonly KeyFact[];
  readonly priceDirams: number | null;
  /** Per square metre. */
  readonly areaPriceDirams: number | null;
  /** Text instead of a price: a salary with its period, or the choice that has none («Отдаю даром»). */
  readonly insteadOfPrice: string | null;
  /** What the price is for: «за час»; `null` for a thing and for a salary. */
  readonly pricePeriod: string | null;
  /** Name that the form gives instead of the publisher's. */
  readonly company: string | null;
  readonly city: string | null;
  /** Values without a fixed position, in the order of the page. */
  readonly chips: readonly Chip[];
}

const DIRAMS_IN_SOMONI = 100;
/** Known keys that are characteristics too. */
const INSIDE: ReadonlySet<string> = new Set([KNOWN_KEYS.area, KNOWN_KEYS.payPeriod]);

/** Builds the texts of a card from a filled form. */
export function cardWords(form: FilledForm): CardWords {
  const { plan, state, payload, rule } = form;
  const all = toChips(plan, state);
  const chips = all.filter(({ key }) => !isApart(key));
  const given = valueOf(payload, KNOWN_KEYS.title);
  const title = typeof given === 'string' ? given.trim() : null;
  const facts = cardFacts(form, chips, title ?? '');
  const period = periodOf(form, all);
  const pay = payOf(form);
  const price = priceOf(form, all);
  const isOfMetre = period?.includes(SQUARE_METRE) === true;
  return {
    title: title ?? madeTitle(form, chips),
    facts: facts.length === 0 ? null : facts.map(({ value }) => value).join(FACT_SEPARATOR),
    keyFacts: facts,
    priceDirams: price.priceDirams,
    // A price per square metre is not divided once more.
    areaPriceDirams: isOfMetre ? null : price.areaPriceDirams,
    insteadOfPrice: pay === null ? choiceWithoutPrice(form, all) : payText(pay, period),
    pricePeriod: price.priceDirams === null ? null : period,
    company: rule.company === null ? null : textAt(all, rule.company),
    city: textAt(all, KNOWN_KEYS.city),
    chips,
  };
}

/**
 * Builds a title from the first values of a cascade («Toyota Camry»); else returns the name of the
 * subcategory.
 */
function madeTitle({ plan, name }: FilledForm, chips: readonly Chip[]): string {
  const made = chips.filter((chip) => isOfCascade(plan, chip)).slice(0, 2);
  return made.length === 0 ? name : made.map(({ text }) => text).join(' ');
}

function isApart(key: string): boolean {
  return !INSIDE.has(key) && Object.values<string>(KNOWN_KEYS).includes(key);
}

/** What the price is for: by the rule's values, else by the name of the chosen period. */
function periodOf({ payload, rule }: FilledForm, chips: readonly Chip[]): string | null {
  const fixed = rule.periods?.find(
    ({ when }) => when === null || valueOf(payload, when.key) === when.value,
  );
  if (fixed !== undefined) return fixed.text.replaceAll(' ', '\u00A0');
  return rule.price_period === null ? null : periodText(textAt(chips, rule.price_period));
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

/** The name of the choice that hides the price of its form; `null` without one. */
function choiceWithoutPrice({ plan, payload }: FilledForm, chips: readonly Chip[]): string | null {
  const price = plan.fields.find(({ key }) => key === KNOWN_KEYS.price);
  const unmet = price?.showIf.find(({ key, values }) => {
    const chosen = valueOf(payload, key);
    return typeof chosen === 'string' && !values.includes(chosen);
  });
  return unmet === undefined ? null : textAt(chips, unmet.key);
}

/** The salary of a form, its sides in dirams; `null` without one. */
function payOf({ payload }: FilledForm): Parameters<typeof payText>[0] | null {
  const salary = valueOf(payload, KNOWN_KEYS.salary);
  if (typeof salary !== 'object' || salary === null || !('is_negotiable' in salary)) return null;
  const side = (key: 'salary_min' | 'salary_max'): number | null => {
    const somoni: unknown = Reflect.get(salary, key);
    return typeof somoni === 'number' ? Math.round(somoni * DIRAMS_IN_SOMONI) : null;
  };
  return {
    least: side('salary_min'),
    most: side('salary_max'),
    isNegotiable: salary.is_negotiable === true,
  };
}

/** Whether the area is in square metres: land is sold in hundreds of square metres. */
function isInMetres({ fields }: Plan, chips: readonly Chip[]): boolean {
  const chip = chips.find(({ key }) => key === KNOWN_KEYS.area);
  return chip !== undefined && fields[chip.field]?.inputSuffix === SQUARE_METRE;
}

function textAt(chips: readonly Chip[], key: string): string | null {
  return chips.find((chip) => chip.key === key)?.text ?? null;
}
