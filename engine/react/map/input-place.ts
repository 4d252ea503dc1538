import type { FieldInput, MapValue } from '../../fields/field-value.ts';
import { isMapValue } from '../../fields/value-guards.ts';
import { MAP_WORDS } from './map-words.ru.ts';

/** The place a map field holds; `null` when none is chosen. */
export function inputPlace(input: FieldInput): MapValue | null {
  return isMapValue(input) ? input : null;
}

/** A place in words: its address, else where it lies. */
export function placeText(place: MapValue): string {
  return place.address === '' ? MAP_WORDS.noAddress(place) : place.address;
}
