import type { SchemaNode } from './schema-node.ts';

/** Names with a value each, or with null for what went. */
function changeOf(description: string, value: SchemaNode): SchemaNode {
  return {
    description,
    type: 'object',
    additionalProperties: { anyOf: [value, { type: 'null' }] },
  };
}

const fault: SchemaNode = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    name: { description: 'Label of the field that sets a bound.', type: 'string' },
  },
  required: ['code'],
  additionalProperties: { type: 'number' },
};

const list: SchemaNode = {
  type: 'object',
  properties: {
    status: { enum: ['idle', 'loading', 'ready', 'empty', 'failed'] },
    size: { type: 'integer', minimum: 0 },
  },
  required: ['status', 'size'],
  additionalProperties: false,
};

const load: SchemaNode = {
  type: 'object',
  properties: {
    load: { description: 'Its number, counted from 0.', type: 'integer', minimum: 0 },
    field: { description: 'Name of the field.', type: 'string' },
    parentValues: { type: 'array', items: { type: 'string' } },
  },
  required: ['load', 'field', 'parentValues'],
  additionalProperties: false,
};

/** The sections of an expectation. */
export const expectationSections: Readonly<Record<string, SchemaNode>> = {
  visible: changeOf('Fields that come to show (true) or hide (null), by name.', { const: true }),
  inputs: changeOf('What is held, by key.', { $ref: '#/$defs/input' }),
  faults: changeOf('Faults that the rules find, shown or not, by key.', fault),
  shown: changeOf('Code of the fault that a person is shown, by key.', { type: 'string' }),
  lists: changeOf('Where the lists that load on demand are, by name.', list),
  payload: changeOf('What the form would send, by key.', { $ref: '#/$defs/value' }),
  loads: { description: 'Loads that the form asks for.', type: 'array', items: load },
};

/** What the open form is expected to be. */
export const startExpectation: SchemaNode = {
  description: 'What the form is expected to be when it is opened.',
  type: 'object',
  properties: {
    ...expectationSections,
    diagnostics: {
      description: 'Defects of the definitions.',
      type: 'array',
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, pointer: { type: 'string' } },
        required: ['code', 'pointer'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
