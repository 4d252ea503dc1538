import { NO_PRICE } from '../../../../card/card-words.ru.ts';
import { cardWords, isProse, KNOWN_KEYS, valueOf } from '../../../../card/card-words.ts';
import { Place, type Advertisement } from '../../../../contract/index.ts';
import type { JudgedFilters } from './judge-filters.ts';

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

/**
 * Puts the payload into words, as the definitions of this day say them.
 *
 * @param location Said beside the form; one that the form holds goes before it.
 */
export function describeAd(judged: JudgedFilters, location: Place | null): AdDescription {
  const { plan, name, limits, verdict } = judged;
  const { payload, state } = verdict;
  const { chips, salary, ...words } = cardWords({ plan, state, payload, name });
  const prose = chips.filter((chip) => isProse(plan, chip));
  const rest = chips.filter((chip) => !isProse(plan, chip));
  const noPrice = limits.price ? NO_PRICE : null;

  return {
    ...words,
    description: textOf(judged, KNOWN_KEYS.description),
    priceText: words.priceDirams === null ? (salary ?? noPrice) : null,
    ...placeOf(judged, location),
    imei: textOf(judged, KNOWN_KEYS.imei),
    characteristics: rest.map(({ label, text }) => ({ name: label, value: text })),
    descriptionFields: prose.map(({ key, label, text }) => ({
      title: label,
      text: textOf(judged, key) ?? text,
    })),
  };
}

function placeOf({ verdict }: JudgedFilters, beside: Place | null): Omit<AdPlace, 'city'> {
  const ofForm = Place.safeParse(valueOf(verdict.payload, KNOWN_KEYS.location));
  const { latitude, longitude, address } = ofForm.data ?? beside ?? NOWHERE;
  return { latitude, longitude, address };
}

const NOWHERE = { latitude: null, longitude: null, address: null };

function textOf({ verdict }: JudgedFilters, key: string): string | null {
  const value = valueOf(verdict.payload, key);
  return typeof value === 'string' ? value.trim() : null;
}
