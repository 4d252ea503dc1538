import type { FieldValue, MapValue } from '../field-value.ts';
import { isMapValue } from '../value-guards.ts';
import { choiceTexts, spanOf, wordsOf } from '../value-traits.ts';

/** What a filter's value asks of the value that an ad has under the same key. */
export type Demand =
  /** The ad's choice, or one of them, is among the texts. */
  | { readonly asks: 'any-of'; readonly texts: readonly string[] }
  /** An ad that chose several chose all of the texts; one that chose one, any of them. */
  | { readonly asks: 'all-of'; readonly texts: readonly string[] }
  /** Every word stands in the ad's text. */
  | { readonly asks: 'words'; readonly words: readonly string[] }
  /** What the ad measures meets the span; `null` is an open side. Days are as `spanOf` has them. */
  | { readonly asks: 'within'; readonly min: number | null; readonly max: number | null }
  /** The ad's place is at most so far away. */
  | {
      readonly asks: 'near';
      readonly latitude: number;
      readonly longitude: number;
      readonly km: number;
    };

/** Kilometres in a degree of latitude, and in one of longitude on the equator. */
export const KM_A_DEGREE = { latitude: 110.574, longitude: 111.32 } as const;

/** Whether an ad's value is what is asked. An ad that says nothing is not. */
export function accepts(demand: Demand, value: FieldValue | undefined): boolean {
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
    (to.latitude - from.latitude) * KM_A_DEGREE.latitude,
    (to.longitude - from.longitude) * KM_A_DEGREE.longitude * narrowing,
  );
}
