import { kindOf, type Plan } from '@bozor/form-engine';
import { toChips, type Chip } from '@bozor/form-engine/search';

import { Place, type Advertisement } from '../../../contract/index.ts';
import { NO_PRICE, SQUARE_METRE } from './ad-text.ru.ts';
import type { JudgedDraft } from './judge-draft.ts';
import { KNOWN_KEYS } from './known-keys.ts';

/** What people read of an ad, made once, when it is judged: columns of `ads`. */
export interface AdDescription extends AdPrice, AdPlace {
  readonly title: string;
  readonly description: string | null;
  /** Key facts in one line. */
  readonly facts: string | null;
  readonly imei: string | null;
  readonly characteristics: Advertisement['characteristics'];
  readonly descriptionFields: Advertisement['description_fields'];
}

interface AdPrice {
  readonly priceDirams: number | null;
  /** By the square metre. */
  readonly areaPriceDirams: number | null;
  readonly priceText: string | null;
}

interface AdPlace {
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
}

const DIRAMS_IN_SOMONI = 100;
/** Longest text of a fact, in UTF-16 units, and how many a card shows. */
const FACT_LENGTH = 24;
const FACTS = 4;

/** Keys that stand in a place of their own, so they are no characteristics. */
const APART: ReadonlySet<string> = new Set([
  KNOWN_KEYS.title,
  KNOWN_KEYS.description,
  KNOWN_KEYS.price,
  KNOWN_KEYS.salary,
  KNOWN_KEYS.city,
  KNOWN_KEYS.location,
  KNOWN_KEYS.imei,
]);

/** Puts the payload into words, as the definitions of this day say them. */
export function describeAd(judged: JudgedDraft): AdDescription {
  const { plan, verdict } = judged;
  const chips = toChips(plan, verdict.state);
  const shown = chips.filter(({ key }) => !APART.has(key));
  const prose = shown.filter((chip) => isProse(plan, chip));
  const rest = shown.filter((chip) => !isProse(plan, chip));
  const facts = rest
    .filter(({ key, text }) => {
      return typeof valueOf(judged, key) !== 'boolean' && text.length <= FACT_LENGTH;
    })
    .slice(0, FACTS)
    .map(({ text }) => text);

  return {
    title: textOf(judged, KNOWN_KEYS.title) ?? [judged.name, ...facts].join(' · '),
    description: textOf(judged, KNOWN_KEYS.description),
    facts: facts.length === 0 ? null : facts.join(' · '),
    ...priceOf(judged, chips),
    ...placeOf(judged, chips),
    imei: textOf(judged, KNOWN_KEYS.imei),
    characteristics: rest.map(({ label, text }) => ({ name: label, value: text })),
    descriptionFields: prose.map(({ key, label, text }) => ({
      title: label,
      text: textOf(judged, key) ?? text,
    })),
  };
}

function priceOf(judged: JudgedDraft, chips: readonly Chip[]): AdPrice {
  const price = valueOf(judged, KNOWN_KEYS.price);
  const area = isInMetres(judged.plan, chips) ? valueOf(judged, KNOWN_KEYS.area) : null;
  const salary = chips.find(({ key }) => key === KNOWN_KEYS.salary);
  if (typeof price !== 'number') {
    const nothing = judged.limits.price ? NO_PRICE : null;
    return { priceDirams: null, areaPriceDirams: null, priceText: salary?.text ?? nothing };
  }
  const dirams = Math.round(price * DIRAMS_IN_SOMONI);
  const byMetre = typeof area === 'number' && area > 0 ? Math.round(dirams / area) : null;
  return { priceDirams: dirams, areaPriceDirams: byMetre, priceText: null };
}

function placeOf(judged: JudgedDraft, chips: readonly Chip[]): AdPlace {
  const ofForm = Place.safeParse(valueOf(judged, KNOWN_KEYS.location));
  const { latitude, longitude, address } = ofForm.data ?? judged.draft.location ?? NOWHERE;
  const city = chips.find(({ key }) => key === KNOWN_KEYS.city);
  return { city: city?.text ?? null, latitude, longitude, address };
}

const NOWHERE = { latitude: null, longitude: null, address: null };

function valueOf({ verdict: { payload } }: JudgedDraft, key: string): unknown {
  return Object.hasOwn(payload, key) ? payload[key] : null;
}

function textOf(judged: JudgedDraft, key: string): string | null {
  const value = valueOf(judged, key);
  return typeof value === 'string' ? value.trim() : null;
}

/** Whether a field holds paragraphs: they are read as text, not as a row of a table. */
function isProse(plan: Plan, { field }: Chip): boolean {
  const own = plan.fields[field];
  return own !== undefined && kindOf(own).widget(own, plan.mode) === 'text-area';
}

/** Whether the area is one that has a price by the metre: land is sold by the hundred. */
function isInMetres(plan: Plan, chips: readonly Chip[]): boolean {
  const chip = chips.find(({ key }) => key === KNOWN_KEYS.area);
  return chip !== undefined && plan.fields[chip.field]?.inputSuffix === SQUARE_METRE;
}
