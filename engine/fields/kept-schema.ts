import type { JsonObject } from '../definition/json.ts';
import { MAX_LATITUDE, MAX_LONGITUDE } from './value-guards.ts';

const SCALAR_TYPES = ['string', 'number', 'boolean'];
const SIDE: JsonObject = { type: ['number', 'null'] };

/** JSON Schema of any value that a field may have: of what is kept for a type nobody knows. */
export const KEPT_SCHEMA: JsonObject = {
  anyOf: [
    { type: 'string', pattern: String.raw`\S` },
    { type: ['number', 'boolean'] },
    { type: 'array', minItems: 1, items: { type: SCALAR_TYPES } },
    withAll({ min: SIDE, max: SIDE }),
    withAll({ salary_min: SIDE, salary_max: SIDE, is_negotiable: { type: 'boolean' } }),
    withAll({
      latitude: { type: 'number', minimum: -MAX_LATITUDE, maximum: MAX_LATITUDE },
      longitude: { type: 'number', minimum: -MAX_LONGITUDE, maximum: MAX_LONGITUDE },
      address: { type: 'string' },
    }),
  ],
};

function withAll(properties: JsonObject): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties) };
}
