import { isJsonObject, type Json } from '../../definition/json.ts';
import { readWritten } from '../../rules/numbers/read-written.ru.ts';
import { defineKind } from '../define-kind.ts';
import type { MapValue } from '../field-value.ts';
import { defineShape } from '../shapes/define-shape.ts';
import { isMapValue, MAX_ADDRESS_LENGTH } from '../value-guards.ts';

const placeShape = defineShape<MapValue, MapValue>({
  name: 'place',
  isInput: isMapValue,
  isBlank: () => false,
  toInput: toPlace,
  // A negative zero would not come back from a link as itself: adding 0 makes it an ordinary one.
  read: ({ latitude, longitude, address }) => ({
    value: { latitude: latitude + 0, longitude: longitude + 0, address },
    fault: null,
  }),
  validate: () => null,
});

/** MAP: a place with its address; unset, it follows the location of a chosen option. */
export const map = defineKind({
  type: 'MAP',
  shape: () => placeShape,
  widget: () => 'map',
  inputAtLocation: ({ latitude, longitude }, name) => ({
    latitude,
    longitude,
    address: name.slice(0, MAX_ADDRESS_LENGTH).toWellFormed(),
  }),
});

/** A claimed place: degrees may be texts, an address may be missing; `null` when all is. */
function toPlace(json: Json): MapValue | null | undefined {
  if (!isJsonObject(json)) return undefined;
  const { latitude = null, longitude = null, address } = json;
  if ([latitude, longitude, address ?? ''].every(isNothing)) return null;
  const place = {
    latitude: toDegrees(latitude),
    longitude: toDegrees(longitude),
    address: address ?? '',
  };
  return isMapValue(place) ? place : undefined;
}

function isNothing(json: Json): boolean {
  return json === null || json === '';
}

function toDegrees(json: Json): unknown {
  return typeof json === 'string' ? readWritten(json, null).value : json;
}
