import { MAX_LATITUDE, MAX_LONGITUDE } from '../definition/field-definition.ts';
import type { JsonObject } from '../definition/json.ts';
import { MAX_ADDRESS_LENGTH } from '../fields/value-guards.ts';
import type { ShapeSchema } from './shape-schema.ts';

/** Properties of a place, in decimal degrees. */
export const PLACE_PROPERTIES: JsonObject = {
  latitude: { type: 'number', minimum: -MAX_LATITUDE, maximum: MAX_LATITUDE },
  longitude: { type: 'number', minimum: -MAX_LONGITUDE, maximum: MAX_LONGITUDE },
  address: { type: 'string', maxLength: MAX_ADDRESS_LENGTH },
};

/** A place with the text that names it. */
export const placeSchema: ShapeSchema = {
  toSchema: () => ({
    type: 'object',
    properties: PLACE_PROPERTIES,
    required: Object.keys(PLACE_PROPERTIES),
    additionalProperties: false,
  }),
  filled: {},
};
