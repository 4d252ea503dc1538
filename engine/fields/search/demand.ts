import type { FieldValue, MapValue } from '../field-value.ts';
import { isMapValue } from '../value-guards.ts';
import { choiceTexts, spanOf, wordsOf } from '../value-traits.ts';

/** What a filter's value asks of the value that an entry has under the same key. */
export type Demand =
  /** The entry's choice, or one of them, is among the texts. */
  | { readonly asks: 'any-of'; readonly texts: readonly string[] }
  /** An entry that stores a list has all of the texts; one that stores one choice, any of them. */
  | { readonly asks: 'all-of'; readonly texts: readonly string[] }
  /** The entry's text has every word. */
  | { readonly asks: 'words'; readonly words: readonly string[] }
  /** The entry's span overlaps this one; `null` is an open side. Days are as `spanOf` has them. */
  | { readonly asks: 'within'; readonly min: number | null; readonly max: number | null }
  /** The entry's point is at most so far away. */
  | {
      readonly asks: 'near';
      readonly latitude: number;
      readonly longitude: number;
      readonly km: number;
    };

/** Kilometres in a degree of latitude, and in one of longitude on the equator. */
export const KM_PER_DEGREE = { latitude: 110.574, longitude: 111.32 } as const;

/** Whether an entry's value is what is asked; never for an absent value. */
export function meetsDemand(demand: Demand, value: FieldValue | undefined): boolean {
  if (value === undefined) return false;
  switch (demand.asks) {
    case 'any-of':
      return choiceTexts(value).some((text) => demand.texts.includes(text));
    case 'all-of': {
      const chosen = choiceTexts(value);
      if (!Array.isArray(value)) return chosen.some((text) => demand.texts.includes(text));
      return demand.texts.every((text) => chosen.includes(text));
    }
    case 'words': {
      const words = wordsOf(value);
      return demand.words.length > 0 && demand.words.every((word) => words.includes(word));
    }
    case 'within': {
      const span = spanOf(value);
      if (span === null) return false;
      const { min, max } = demand;
      return (min === null || span.high >= min) && (max === null || span.low <= max);
    }
    case 'near':
      return isMapValue(value) && kmBetween(demand, value) <= demand.km;
  }
}

/** Distance as on a flat map around `from`: close enough for some dozens of kilometres. */
function kmBetween(from: Pick<MapValue, 'latitude' | 'longitude'>, to: MapValue): number {
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(
    (to.latitude - from.latitude) * KM_PER_DEGREE.latitude,
    (to.longitude - from.longitude) * KM_PER_DEGREE.longitude * narrowing,
  );
}
