import { kindOf, toChips, type Chip, type Plan } from '@bozor/form-engine';

import { Place, type Advertisement } from '../../../contract/index.ts';
import { NO_PRICE, SQUARE_METRE } from './ad-text.ru.ts';
import type { JudgedDraft } from './judge-draft.ts';
import { KNOWN_KEYS } from './known-keys.ts';

/** What people read of an ad, made once, when it is judged: columns of `ads`. */
export interface AdDescription {
  readonly title: string;
  readonly description: string | null;
  /** Key facts in one line. */
  readonly facts: string | null;
  readonly priceDirams: number | null;
  readonly areaPriceDirams: number | null;
  readonly priceText: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
  readonly imei: string | null;
  readonly characteristics: Advertisement['characteristics'];
  readonly descriptionFields: Advertisement['description_fields'];
}

const DIRAMS_IN_SOMONI = 100;
/** Longest text of a fact, in UTF-16 units, and how many a card shows. */
const FACT_LENGTH = 24;
const FACTS = 4;

/** Keys that stand in a place of their own, so they are no characteristics. */
const APART: readonly string[] = [
  KNOWN_KEYS.title,
  KNOWN_KEYS.description,
  KNOWN_KEYS.price,
  KNOWN_KEYS.salary,
  KNOWN_KEYS.city,
  KNOWN_KEYS.location,
  KNOWN_KEYS.imei,
];

/** Puts the payload into words, as the definitions of this day say them. */
export function describeAd({ draft, plan, verdict, limits }: JudgedDraft): AdDescription {
  const { payload, state } = verdict;
  const valueOf = (key: string): unknown => (Object.hasOwn(payload, key) ? payload[key] : null);
  const textOf = (key: string): string | null => {
    const value = valueOf(key);
    return typeof value === 'string' ? value.trim() : null;
  };
  const chips = toChips(plan, state);
  const chipOf = (key: string): Chip | null => chips.find((chip) => chip.key === key) ?? null;
  const [prose, rest] = partition(
    chips.filter(({ key }) => !APART.includes(key)),
    (chip) => isProse(plan, chip),
  );

  const facts = rest
    .filter(({ key, text }) => typeof valueOf(key) !== 'boolean' && text.length <= FACT_LENGTH)
    .slice(0, FACTS)
    .map(({ text }) => text);
  const priceDirams = toDirams(valueOf(KNOWN_KEYS.price));
  const area = isInMetres(plan, chipOf(KNOWN_KEYS.area)) ? valueOf(KNOWN_KEYS.area) : null;
  const noPrice = priceDirams === null && limits.price ? NO_PRICE : null;
  const place = draft.location ?? Place.safeParse(valueOf(KNOWN_KEYS.location)).data ?? null;

  return {
    title: textOf(KNOWN_KEYS.title) ?? facts.join(' '),
    description: textOf(KNOWN_KEYS.description),
    facts: facts.length === 0 ? null : facts.join(' · '),
    priceDirams,
    areaPriceDirams: ratio(priceDirams, area),
    priceText: chipOf(KNOWN_KEYS.salary)?.text ?? noPrice,
    city: chipOf(KNOWN_KEYS.city)?.text ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    address: place?.address ?? null,
    imei: textOf(KNOWN_KEYS.imei),
    characteristics: rest.map(({ label, text }) => ({ name: label, value: text })),
    descriptionFields: prose.map(({ key, label, text }) => ({
      title: label,
      text: textOf(key) ?? text,
    })),
  };
}

/** Whether a field holds paragraphs: they are read as text, not as a row of a table. */
function isProse(plan: Plan, { field }: Chip): boolean {
  const own = plan.fields[field];
  return own !== undefined && kindOf(own).widget(own, plan.mode) === 'text-area';
}

function isInMetres(plan: Plan, chip: Chip | null): boolean {
  return chip !== null && plan.fields[chip.field]?.inputSuffix === SQUARE_METRE;
}

function toDirams(somoni: unknown): number | null {
  return typeof somoni === 'number' ? Math.round(somoni * DIRAMS_IN_SOMONI) : null;
}

function ratio(price: number | null, area: unknown): number | null {
  return price !== null && typeof area === 'number' && area > 0 ? Math.round(price / area) : null;
}

function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
