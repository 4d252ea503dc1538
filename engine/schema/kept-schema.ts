import type { JsonObject } from '../definition/json.ts';
import { PLACE_PROPERTIES } from './place-schema.ts';
import type { ShapeSchema } from './shape-schema.ts';

const SIDE = oneOfTypes('number', 'null');

/** Any value that a field may have: the values kept for unknown types. */
export const keptSchema: ShapeSchema = {
  toSchema: () => ({
    anyOf: [
      { type: 'string', pattern: String.raw`\S` },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', minItems: 1, items: oneOfTypes('string', 'number', 'boolean') },
      withAll({ min: SIDE, max: SIDE }),
      withAll({ salary_min: SIDE, salary_max: SIDE, is_negotiable: { type: 'boolean' } }),
      withAll(PLACE_PROPERTIES),
    ],
  }),
  filled: {},
};

function withAll(properties: JsonObject): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function oneOfTypes(...types: readonly string[]): JsonObject {
  return { anyOf: types.map((type) => ({ type })) };
}
