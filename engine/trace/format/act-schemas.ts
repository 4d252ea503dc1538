import type { SchemaNode } from './schema-node.ts';
import type { TraceEvent } from './trace.ts';

const key: SchemaNode = { description: 'Key of the field.', type: 'string' };

const load: SchemaNode = {
  description: 'Number of the load, counted from 0 in the order in which the form asked.',
  type: 'integer',
  minimum: 0,
};

const refusal: SchemaNode = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
  required: ['code', 'message'],
  additionalProperties: false,
};

/** What each event carries besides its type; all of it is needed. */
const carried: Readonly<Record<TraceEvent['type'], Readonly<Record<string, SchemaNode>>>> = {
  SET: { key, input: { $ref: '#/$defs/input' } },
  CLEAR: { key },
  CLEAR_ALL: {},
  BLUR: { key },
  TOUCH_ALL: {},
  UNDO: {},
  REDO: {},
  HYDRATE: { values: { description: 'Saved values by key.', type: 'object' } },
  SERVER_ERRORS: {
    errors: {
      description: 'What the server refused, by key: {code, message}.',
      type: 'object',
      additionalProperties: refusal,
    },
  },
  RETRY: { key },
  ANSWER: {
    load,
    values: { description: 'The list, as definitions spell `values`.', type: 'array' },
    groups: { description: 'Its parts, as definitions spell `groups`.', type: 'array' },
    isComplete: {
      description: 'False when the server holds more values than it sent.',
      type: 'boolean',
    },
  },
  FAIL: { load },
};

/** The schema of every act. */
export const actSchemas: readonly SchemaNode[] = Object.entries(carried).map(
  ([type, properties]) => ({
    type: 'object',
    properties: {
      type: { const: type },
      at: {
        description: 'When: milliseconds since the form was opened, never less than before.',
        type: 'number',
        minimum: 0,
      },
      ...properties,
      expected: { $ref: '#/$defs/stepExpectation' },
    },
    required: ['type', 'at', ...Object.keys(properties)],
    additionalProperties: false,
  }),
);
