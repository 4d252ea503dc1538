import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import {
  createSchemaUtils,
  deepEquals,
  resolveUiSchema,
  schemaHasNestedConditional,
  shouldRenderOptionalField,
  type UiSchema,
} from '@rjsf/utils';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import {
  formData,
  pageSchema,
  toPayload,
  type FormData,
} from '../../../engine/react/rjsf/page-schema.ts';
import { rjsfAliases } from '../../../engine/react/rjsf/rjsf-aliases.ts';
import { storeValidator } from '../../../engine/react/rjsf/store-validator.ts';
import { createCustomEqual } from '../../../engine/react/rjsf/stubs/deep-equal.ts';
import { flatSchemaUtils } from '../../../engine/react/rjsf/stubs/flat-schema-utils.ts';
import { never } from '../../../engine/react/rjsf/stubs/never.ts';
import { noDefinitions } from '../../../engine/react/rjsf/stubs/no-definitions.ts';
import { wholeData } from '../../../engine/react/rjsf/stubs/no-extra-data.ts';
import { valueSchema } from '../../../engine/schema/value-schema.ts';
import { arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';

const PINNED = '6.11.1';
const require = createRequire(import.meta.url);
const lib = (name: string) =>
  path.dirname(require.resolve(`@rjsf/${name}`)).replace(/dist$/, 'lib');
const source = (name: string, file: string) => readFileSync(path.join(lib(name), file), 'utf8');

const arbitraryStore = arbitraryPage
  .map((filters) => compile(filters, { mode: 'entry' }))
  .chain((plan) => arbitraryValues(plan).map((values) => createFormStore(plan, { values })));

describe('the pinned rjsf', () => {
  test.for(['core', 'utils'])('is the version whose seams were measured: %s', (name) => {
    const manifest: unknown = JSON.parse(source(name, '../package.json'));
    expect(manifest).toMatchObject({ version: PINNED });
  });

  test.for([
    { specifier: '../getDefaultRegistry.js', name: 'core', file: 'components/Form.js' },
    { specifier: './createSchemaUtils.js', name: 'utils', file: 'index.js' },
    { specifier: './findSchemaDefinition.js', name: 'utils', file: 'resolveUiSchema.js' },
    {
      specifier: './findSchemaDefinition.js',
      name: 'utils',
      file: 'schemaHasNestedConditional.js',
    },
    { specifier: './resolveUiSchema.js', name: 'utils', file: 'index.js' },
    { specifier: './schemaHasNestedConditional.js', name: 'utils', file: 'index.js' },
    { specifier: './shouldRenderOptionalField.js', name: 'utils', file: 'index.js' },
    { specifier: './omitExtraData.js', name: 'utils', file: 'schema/index.js' },
  ])('still imports $specifier in $file, and an alias takes it', ({ specifier, name, file }) => {
    expect(source(name, file)).toMatch(new RegExp(`from ["']${RegExp.escape(specifier)}["']`));
    const aliases = rjsfAliases.filter(({ find }) => find.test(specifier));
    expect(aliases).toHaveLength(1);
    expect(existsSync(aliases[0]?.replacement ?? '')).toBe(true);
  });

  test('asks of its schema utilities only what the flat ones answer', () => {
    const asked = ['components/Form.js', 'components/fields/SchemaField.js']
      .flatMap((file) => Array.from(source('core', file).matchAll(/schemaUtils\s*\.\s*(\w+)/g)))
      .map(([, name]) => name);
    const answered = Object.keys(flatSchemaUtils(NEVER, {}));
    expect(asked.length).toBeGreaterThan(8);
    expect(answered).toEqual(expect.arrayContaining([...new Set(asked)]));
  });
});

describe('the schema that rjsf gets', () => {
  test('has for every field the schema of its values that tools get', () => {
    fc.assert(
      fc.property(arbitraryPage, (filters) => {
        const plan = compile(filters, { mode: 'entry' });
        const properties = Object.values(pageSchema(plan).schema.properties ?? {});
        expect(properties).toEqual(
          plan.fields.map((field) => ({ ...valueSchema(plan, field), title: field.name })),
        );
      }),
    );
  });

  test('names every JSON type', () => {
    const types = new Set(
      fc.sample(arbitraryPage, 200).flatMap((filters) => {
        const { schema } = pageSchema(compile(filters, { mode: 'entry' }));
        return Object.values(schema.properties ?? {}).map((one) =>
          typeof one === 'object' ? one.type : undefined,
        );
      }),
    );
    expect([...types]).toEqual(
      expect.arrayContaining(['string', 'number', 'integer', 'boolean', 'array', 'object']),
    );
  });
});

describe('flat schema utilities', () => {
  test('answer as those of rjsf on every page', () => {
    fc.assert(
      fc.property(arbitraryStore, (store) => {
        const { plan } = store;
        const { schema, uiSchema } = pageSchema(plan);
        const validator = storeValidator(store);
        const ours = flatSchemaUtils(validator, schema);
        const theirs = createSchemaUtils<FormData>(validator, schema, {
          emptyObjectFields: 'skipDefaults',
        });
        const data = formData(store);
        expect(ours.getRootSchema()).toEqual(theirs.getRootSchema());
        expect(ours.getDefaultFormState(schema, data)).toEqual(
          theirs.getDefaultFormState(schema, data),
        );
        expect(ours.getDisplayLabel()).toBe(theirs.getDisplayLabel(schema, uiSchema));
        for (const [name, leaf] of Object.entries(schema.properties ?? {})) {
          if (typeof leaf !== 'object') continue;
          expect(ours.retrieveSchema(leaf)).toEqual(theirs.retrieveSchema(leaf, data));
          expect(ours.getDisplayLabel()).toBe(theirs.getDisplayLabel(leaf, uiSchema[name]));
        }
      }),
    );
  });
});

describe('what the slim build leaves out', () => {
  test('answers to rjsf what rjsf itself answers on every page', () => {
    fc.assert(
      fc.property(arbitraryStore, (store) => {
        const { schema, uiSchema } = pageSchema(store.plan);
        const schemaUtils = createSchemaUtils(NEVER, schema);
        const registry = { ...getDefaultRegistry(), rootSchema: schema, schemaUtils };
        expect(never()).toBe(schemaHasNestedConditional(schema, schema));
        for (const [name, leaf] of Object.entries(schema.properties ?? {})) {
          if (typeof leaf !== 'object') continue;
          const own: UiSchema = uiSchema[name];
          expect(noDefinitions(leaf, own)).toEqual(resolveUiSchema(leaf, own, registry));
          expect(noDefinitions(leaf)).toEqual(resolveUiSchema(leaf, undefined, registry));
          expect(never()).toBe(shouldRenderOptionalField(registry, leaf, false, own));
        }
      }),
    );
  });

  test('of the used data is asked only by methods of the form that are not called', () => {
    const form = source('core', 'components/Form.js');
    const calls = [...form.matchAll(/^.*\b(?:getUsedFormData|getFieldNames)\(.*$/gm)].map(
      ([line]) => line.trim(),
    );
    expect(calls).toEqual([
      'getUsedFormData = (formData, fields) => getUsedFormData(formData, fields);',
      'getFieldNames = (pathSchema, formData) => getFieldNames(pathSchema, formData);',
    ]);
    const data = { field_0: 1, field_1: undefined };
    expect(wholeData(data)).toBe(data);
  });
});

describe('the deep equality of the slim build', () => {
  const ours = createCustomEqual();

  test('is that of rjsf on plain data, functions being all equal', () => {
    const leaf = fc.oneof(fc.constantFrom(noop, NEVER.isValid, undefined, NaN), fc.jsonValue());
    const tree = fc.dictionary(fc.string(), fc.oneof(leaf, fc.array(leaf)), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(ours(a, b)).toBe(deepEquals(a, b));
        expect(ours(a, { ...a })).toBe(true);
      }),
    );
  });
});

describe('the way through rjsf', () => {
  test('brings every payload back as it was', () => {
    fc.assert(
      fc.property(arbitraryStore, (store) => {
        expect(toPayload(store.plan, formData(store))).toEqual(payload(store.plan, store.state()));
      }),
    );
  });
});

function noop() {}

const NEVER = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
