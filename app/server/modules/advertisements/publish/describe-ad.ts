import { NO_PRICE } from '../../../../card/card-words.ru.ts';
import { cardWords } from '../../../../card/card-words.ts';
import { isProse, valueOf } from '../../../../card/filled-form.ts';
import { isCityPoint } from '../../../../card/is-city-point.ts';
import { KNOWN_KEYS } from '../../../../card/known-keys.ts';
import { Place, type Advertisement, type KeyFact } from '../../../../contract/index.ts';
import type { ValidatedFilters } from './validate-filters.ts';

/** Texts of an ad, created when it is validated: columns of `ads`. */
export interface AdDescription extends AdPrice, AdPlace {
  readonly title: string;
  readonly description: string | null;
  /** Key facts on one line. */
  readonly facts: string | null;
  readonly keyFacts: readonly KeyFact[];
  /** Name that is shown instead of the publisher's. */
  readonly company: string | null;
  readonly imei: string | null;
  readonly characteristics: Advertisement['characteristics'];
  readonly descriptionFields: Advertisement['description_fields'];
}

interface AdPrice {
  readonly priceDirams: number | null;
  /** Per square metre. */
  readonly areaPriceDirams: number | null;
  readonly priceText: string | null;
  /** What the price is for. */
  readonly pricePeriod: string | null;
}

interface AdPlace {
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
  /** Whether the point is that of the chosen city. */
  readonly isCityPoint: boolean;
}

/**
 * Builds the texts of an ad by the current definitions.
 *
 * @param location Location outside of the form; a location in the form has precedence.
 */
export function describeAd(validated: ValidatedFilters, location: Place | null): AdDescription {
  const { plan, rule, name, limits, verdict } = validated;
  const { payload, state } = verdict;
  const { chips, insteadOfPrice, ...words } = cardWords({ plan, rule, state, payload, name });
  const prose = chips.filter((chip) => isProse(plan, chip));
  const rest = chips.filter((chip) => !isProse(plan, chip));
  const noPrice = limits.price ? NO_PRICE : null;

  return {
    ...words,
    description: textOf(validated, KNOWN_KEYS.description),
    priceText: words.priceDirams === null ? (insteadOfPrice ?? noPrice) : null,
    ...placeOf(validated, location),
    imei: textOf(validated, KNOWN_KEYS.imei),
    characteristics: rest.map(({ label, text }) => ({ name: label, value: text })),
    descriptionFields: prose.map(({ key, label, text }) => ({
      title: label,
      text: textOf(validated, key) ?? text,
    })),
  };
}

function placeOf({ plan, verdict }: ValidatedFilters, beside: Place | null): Omit<AdPlace, 'city'> {
  const ofForm = Place.safeParse(valueOf(verdict.payload, KNOWN_KEYS.location));
  const place = ofForm.data ?? beside;
  if (place === null) return NOWHERE;
  const { latitude, longitude, address } = place;
  return { latitude, longitude, address, isCityPoint: isCityPoint(plan, place) };
}

const NOWHERE = { latitude: null, longitude: null, address: null, isCityPoint: false };

function textOf({ verdict }: ValidatedFilters, key: string): string | null {
  const value = valueOf(verdict.payload, key);
  return typeof value === 'string' ? value.trim() : null;
}
