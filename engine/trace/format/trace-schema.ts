import { actSchemas } from './act-schemas.ts';
import { expectationSections, startExpectation } from './expectation-schema.ts';
import type { SchemaNode } from './schema-node.ts';
import { TRACE_FORMAT, TRACE_VERSION } from './trace.ts';

/** A complete schema, with an address and the parts that its other parts refer to. */
export interface SchemaDocument extends SchemaNode {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly $defs: Readonly<Record<string, SchemaNode>>;
}

/**
 * The format of a trace as JSON Schema (2020-12), for other tools and for editors; `readTrace` uses
 * the same. Published with the package as `trace.schema.json`.
 */
export const traceSchema: SchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://bozor.example/form-trace.schema.json',
  title: 'Form trace',
  description:
    'What a server sent to a form, what a person did in it, and the results: filter definitions, events and answers in the order in which they came, and what is expected after each.',
  type: 'object',
  properties: {
    $schema: { description: 'Address of this schema, for editors.', type: 'string' },
    format: { description: 'Marks a file as a trace.', const: TRACE_FORMAT },
    version: { description: 'Version of the format.', const: TRACE_VERSION },
    title: { description: 'What the trace shows, in a person’s words.', type: 'string' },
    mode: {
      description: 'What the form is for: an entry that is filled in, or a search.',
      enum: ['entry', 'filter'],
    },
    definitions: {
      description: 'The filter page as the server sent it: any JSON, `{"filters": […]}` as a rule.',
    },
    values: {
      description:
        'Saved values by key that the form was opened with; null: none, options may be preselected.',
      type: ['object', 'null'],
    },
    expected: { $ref: '#/$defs/startExpectation' },
    acts: {
      description: 'What happened, in its order.',
      type: 'array',
      items: { $ref: '#/$defs/act' },
    },
  },
  required: ['format', 'version', 'title', 'mode', 'definitions', 'values', 'acts'],
  additionalProperties: false,
  $defs: {
    act: { oneOf: actSchemas },
    startExpectation,
    stepExpectation: {
      description:
        'What an act is expected to do: the new value of everything that changes, null for what goes. What is not named must not change.',
      type: 'object',
      properties: expectationSections,
      additionalProperties: false,
    },
    input: {
      description: 'What a field holds as it is put in: a text, a choice, or the parts of a value.',
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'] },
        { $ref: '#/$defs/scalars' },
        partsOf({ min: 'string', max: 'string' }),
        partsOf({ salary_min: 'string', salary_max: 'string', is_negotiable: 'boolean' }),
        { $ref: '#/$defs/place' },
      ],
    },
    value: {
      description: 'What the form sends for a field.',
      anyOf: [
        { type: ['string', 'number', 'boolean'] },
        { $ref: '#/$defs/scalars' },
        partsOf({ min: ['number', 'null'], max: ['number', 'null'] }),
        partsOf({
          salary_min: ['number', 'null'],
          salary_max: ['number', 'null'],
          is_negotiable: 'boolean',
        }),
        { $ref: '#/$defs/place' },
      ],
    },
    scalars: { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
    place: partsOf({ latitude: 'number', longitude: 'number', address: 'string' }),
  },
};

type Types = NonNullable<SchemaNode['type']>;

/** An object of exactly these parts. */
function partsOf(types: Readonly<Record<string, Types>>): SchemaNode {
  const parts = Object.entries(types).map(([name, type]) => [name, { type }] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(parts),
    required: Object.keys(types),
    additionalProperties: false,
  };
}
