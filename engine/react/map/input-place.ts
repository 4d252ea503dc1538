import type { FieldInput, MapValue } from '../../fields/field-value.ts';
import { isMapValue } from '../../fields/value-guards.ts';
import type { MapWords } from '../catalogue/words.ts';

/** The place a map field holds; `null` when none is chosen. */
export function inputPlace(input: FieldInput): MapValue | null {
  return isMapValue(input) ? input : null;
}

/** A place in words: its address, else where it lies. */
export function placeText(place: MapValue, words: MapWords): string {
  return place.address === '' ? words.noAddress(place) : place.address;
}
