import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Json } from '../../../engine/definition/json.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { validate } from '../../../engine/form/validate.ts';
import { schemaFormats, schemaKeywords } from '../../../engine/schema/schema-words.ts';
import { toJsonSchema } from '../../../engine/schema/to-json-schema.ts';
import { arbitraryHostilePage, arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';

type Values = Readonly<Record<string, Json>>;

const arbitraryMode = fc.constantFrom<FormMode>('ad', 'filter');

const cases = (page: fc.Arbitrary<unknown>) =>
  fc
    .tuple(page, arbitraryMode)
    .map(([document, mode]) => ({ document, mode, plan: compile(document, { mode }) }))
    .chain(({ document, mode, plan }) =>
      fc.record({
        document: fc.constant(document),
        mode: fc.constant(mode),
        claims: fc.array(arbitraryValues(plan), { minLength: 1, maxLength: 6 }),
      }),
    );

describe('the exported schema', () => {
  test.for([
    { name: 'well-formed', page: arbitraryPage, numRuns: 300 },
    { name: 'hostile', page: arbitraryHostilePage, numRuns: 200 },
  ])('judges claims for $name pages as the engine does', ({ page, numRuns }) => {
    fc.assert(
      fc.property(cases(page), ({ document, mode, claims }) => {
        const plan = compile(document, { mode });
        const accepts = compiled(plan);
        for (const claim of claims.map((values) => said(plan, values))) {
          const { faults } = validate(plan, claim);
          const isAccepted = accepts(claim);
          const why = JSON.stringify({ claim, faults, ajv: accepts.errors }, null, 1);
          expect(isAccepted, why).toBe(Object.keys(faults).length === 0);
        }
      }),
      { numRuns },
    );
  });

  test('accepts what the form sends', () => {
    fc.assert(
      fc.property(cases(arbitraryPage), ({ document, mode, claims }) => {
        const plan = compile(document, { mode });
        const accepts = compiled(plan);
        for (const claim of claims) {
          const { faults, payload } = validate(plan, claim);
          if (Object.keys(faults).length > 0) continue;
          expect(accepts(payload), JSON.stringify({ payload, ajv: accepts.errors })).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is valid by the meta-schema of 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    fc.assert(
      fc.property(arbitraryHostilePage, arbitraryMode, (page, mode) => {
        const isValid = ajv.validateSchema(toJsonSchema(compile(page, { mode })));
        expect(isValid, JSON.stringify(ajv.errors)).toBe(true);
      }),
    );
  });

  test('says of a conditional field when it must be there and when it must not', () => {
    const page = [
      {
        id: 1,
        key: 'kind',
        name: 'Вид',
        type: 'RADIO_BUTTON',
        data_type: 'STRING',
        values: [
          { id: 1, name: 'Дом', value: 'house' },
          { id: 2, name: 'Участок', value: 'land' },
        ],
      },
      {
        id: 2,
        key: 'floors',
        name: 'Этажей',
        type: 'EDIT_TEXT',
        data_type: 'INTEGER',
        is_required: true,
        show_if: [{ key: 'kind', value: 'house' }],
      },
    ];
    const accepts = compiled(compile(page, { mode: 'ad' }));

    expect(accepts({})).toBe(true);
    expect(accepts({ kind: 'land' })).toBe(true);
    expect(accepts({ kind: 'land', floors: 2 })).toBe(false);
    expect(accepts({ kind: 'house' })).toBe(false);
    expect(accepts({ kind: 'house', floors: 2 })).toBe(true);
    expect(accepts({ kind: 'house', floors: 2, roof: 'flat' })).toBe(false);
  });

  test('grows by the number of fields, not by the length of their chain', () => {
    const chain = Array.from({ length: 400 }, (_, n) => ({
      id: n,
      parent_filter_id: n === 0 ? null : n - 1,
      key: `field_${n}`,
      name: 'Поле',
      type: 'EDIT_TEXT',
      data_type: 'STRING',
    }));
    const size = (count: number) =>
      JSON.stringify(toJsonSchema(compile(chain.slice(0, count), { mode: 'ad' }))).length;

    expect(size(400)).toBeLessThan(size(200) * 2.2);
  });
});

/** The engine's schema in ajv as any host would have it. */
function compiled(plan: Plan) {
  const ajv = new Ajv2020({ formats: { ...schemaFormats }, strictTypes: false });
  for (const keyword of schemaKeywords) ajv.addKeyword({ ...keyword });
  return ajv.compile(toJsonSchema(plan));
}

/** A claim without the ways to say nothing (`null`, `''`, `[]`): a payload leaves those keys out. */
function said(plan: Plan, values: Values): Values {
  const empty = (key: string, value: Json) => {
    const slot = plan.keys.indexOf(key);
    return (plan.fieldsBySlot[slot] ?? []).some((index) => {
      const field = plan.fields[index];
      if (field === undefined) return false;
      const context = { field, mode: plan.mode, options: field.options, areOptionsComplete: false };
      return kindOf(field).toInput(value, context) === null;
    });
  };
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !empty(key, value)));
}
