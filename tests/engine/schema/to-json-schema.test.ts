import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Json } from '../../../engine/definition/json.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import type { FieldContext } from '../../../engine/fields/field-kind.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { fieldContext } from '../../../engine/form/state/field-context.ts';
import type { FormState } from '../../../engine/form/state/form-state.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { schemaFormats, schemaKeywords } from '../../../engine/schema/schema-words.ts';
import { toJsonSchema } from '../../../engine/schema/to-json-schema.ts';
import {
  acceptedPart,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
} from '../../../engine/testing.ts';
import { LAW_RUNS } from '../../law-runs.ts';

type Values = Readonly<Record<string, Json>>;

const arbitraryMode = fc.constantFrom<FormMode>('entry', 'filter');

const cases = (page: fc.Arbitrary<unknown>) =>
  fc
    .tuple(page, arbitraryMode)
    .map(([document, mode]) => ({ document, mode, plan: compile(document, { mode }) }))
    .chain(({ document, mode, plan }) =>
      fc.record({
        document: fc.constant(document),
        mode: fc.constant(mode),
        claims: fc.array(arbitraryValues(plan), { minLength: 1, maxLength: 8 }),
      }),
    );

/** A list on demand has more than was sent with its field: the schema does not know what. */
const anyList = () => ({ options: [], groups: [], isComplete: false });

describe('the exported schema', { timeout: 60_000 + LAW_RUNS * 200 }, () => {
  test.for([
    { name: 'well-formed', page: arbitraryPage, numRuns: LAW_RUNS },
    { name: 'hostile', page: arbitraryHostilePage, numRuns: LAW_RUNS },
  ])('validates claims for $name pages as the engine does', ({ page, numRuns }) => {
    fc.assert(
      fc.property(cases(page), ({ document, mode, claims }) => {
        const plan = compile(document, { mode });
        // ajv turns keys into addresses, and half a surrogate pair has none.
        fc.pre(plan.keys.every((key) => key.isWellFormed()));
        const accepts = compiled(plan);
        for (const claim of variations(plan, claims)) {
          const { faults, state } = validate(plan, claim, anyList);
          const values = asPayload(plan, state, claim);
          const isAccepted = accepts(values);
          const why = JSON.stringify({ claim, values, faults, ajv: accepts.errors }, null, 1);
          // JSON Schema cannot compare two properties: it contains no bounds.
          const formFaults = Object.values(faults).filter(({ code }) => !code.startsWith('bound.'));
          expect(isAccepted, why).toBe(formFaults.length === 0);
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
          const { faults, payload } = validate(plan, acceptedPart(plan, claim));
          fc.pre(Object.keys(faults).length === 0);
          expect(accepts(payload), JSON.stringify({ payload, ajv: accepts.errors })).toBe(true);
        }
      }),
    );
  });

  test('accepts what the form sends where a validator has the formats of the standard alone', () => {
    fc.assert(
      fc.property(cases(arbitraryPage), ({ document, mode, claims }) => {
        const plan = compile(document, { mode });
        const accepts = compiledByStandard(plan);
        for (const claim of claims) {
          const { faults, payload } = validate(plan, acceptedPart(plan, claim));
          fc.pre(Object.keys(faults).length === 0);
          expect(accepts(payload), JSON.stringify({ payload, ajv: accepts.errors })).toBe(true);
        }
      }),
      { numRuns: Math.ceil(LAW_RUNS / 4) },
    );
  });

  test('has a date-time as text of its own form, whatever formats a validator knows', () => {
    const field = { id: 1, key: 'at', name: 'Когда', type: 'DATE', data_type: 'DATETIME' };
    const list = { ...field, id: 2, key: 'days', type: 'EDIT_TEXT', is_multiselect: true };
    const plan = compile([field, list], { mode: 'entry' });
    for (const accepts of [compiled(plan), compiledByStandard(plan)]) {
      expect(accepts({ at: '2024-02-29T10:00', days: ['2024-02-29T23:59'] })).toBe(true);
      for (const at of ['2024-02-29T10:00:00Z', '2024-02-29T10:00+05:00', '2024-02-29']) {
        expect(accepts({ at }), at).toBe(false);
        expect(accepts({ days: [at] }), at).toBe(false);
      }
    }
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

  test('requires a conditional field when it is due and forbids it when it is not', () => {
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
    const accepts = compiled(compile(page, { mode: 'entry' }));

    expect(accepts({})).toBe(true);
    expect(accepts({ kind: 'land' })).toBe(true);
    expect(accepts({ kind: 'land', floors: 2 })).toBe(false);
    expect(accepts({ kind: 'house' })).toBe(false);
    expect(accepts({ kind: 'house', floors: 2 })).toBe(true);
    expect(accepts({ kind: 'house', floors: 2, roof: 'flat' })).toBe(false);
  });

  test('knows which field of a shared key is shown, for the key and for its children', () => {
    const text = { name: 'Поле', type: 'EDIT_TEXT', data_type: 'STRING' };
    const page = [
      { ...text, id: 1, key: 'kind' },
      { ...text, id: 2, key: 'size', show_if: [{ key: 'kind', value: ['flat', 'both'] }] },
      {
        ...text,
        id: 3,
        key: 'size',
        data_type: 'INTEGER',
        show_if: [{ key: 'kind', value: ['land', 'both'] }],
      },
      { ...text, id: 4, key: 'of_flat', parent_filter_id: 2 },
      { ...text, id: 5, key: 'of_land', parent_filter_id: 3 },
    ];
    const plan = compile(page, { mode: 'entry' });
    const accepts = compiled(plan);

    for (const { claim, isRight } of [
      { claim: { kind: 'flat', size: 'big', of_flat: 'x' }, isRight: true },
      { claim: { kind: 'flat', size: 'big', of_land: 'x' }, isRight: false },
      { claim: { kind: 'flat', size: 5 }, isRight: false },
      { claim: { kind: 'land', size: 5, of_land: 'x' }, isRight: true },
      { claim: { kind: 'land', size: 5, of_flat: 'x' }, isRight: false },
      { claim: { kind: 'land', size: 'big' }, isRight: false },
      { claim: { kind: 'both', size: 'big', of_flat: 'x' }, isRight: true },
      { claim: { kind: 'both', size: 'big', of_land: 'x' }, isRight: false },
      { claim: { kind: 'none', size: 'big' }, isRight: false },
    ]) {
      const { state, faults } = validate(plan, claim);
      const why = JSON.stringify({ claim, faults });
      expect(accepts(claim), why).toBe(isRight);
      expect(accepts(asPayload(plan, state, claim)), why).toBe(Object.keys(faults).length === 0);
    }
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
      JSON.stringify(toJsonSchema(compile(chain.slice(0, count), { mode: 'entry' }))).length;

    expect(size(400)).toBeLessThan(size(200) * 2.2);
  });
});

/** Claims, mostly wrong; what is right in them; and that again with one entry of another claim. */
function variations(plan: Plan, claims: readonly Values[]): readonly Values[] {
  const right = claims.map((claim) => acceptedPart(plan, claim));
  const spoilt = right.map((claim, index) => {
    const others = Object.entries(claims[(index + 1) % claims.length] ?? {});
    const entry = others[index % others.length];
    return entry === undefined ? claim : Object.fromEntries([...Object.entries(claim), entry]);
  });
  return [...claims, ...right, ...spoilt];
}

/** The engine's schema in ajv, as every host would have it. */
function compiled(plan: Plan) {
  const ajv = new Ajv2020({ formats: { ...schemaFormats }, strictTypes: false });
  for (const keyword of schemaKeywords) ajv.addKeyword({ ...keyword });
  return ajv.compile(toJsonSchema(plan));
}

/** The same in ajv with the formats of the standard and none of our words. */
function compiledByStandard(plan: Plan) {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  return ajv.compile(toJsonSchema(plan));
}

/**
 * A claim as a payload spells it: «12,5» is 12.5, and empty values (`null`, `''`, `[]`) are left
 * out. What cannot be read stays as it came.
 */
function asPayload(plan: Plan, state: FormState, claim: Values): Record<string, unknown> {
  const spelled = Object.entries(claim).flatMap<readonly [string, unknown]>(([key, json]) => {
    const indexes = plan.fieldsBySlot[plan.keys.indexOf(key)] ?? [];
    const reader = indexes.find((index) => state.isVisible[index]) ?? indexes[0];
    if (reader === undefined) return [[key, json]];
    const value = spelledBy(fieldContext(plan, state, reader), json);
    return value === null ? [] : [[key, value]];
  });
  return Object.fromEntries(spelled);
}

function spelledBy(context: FieldContext, json: Json): unknown {
  const kind = kindOf(context.field);
  const input = kind.toInput(json, context);
  if (input === undefined || input === null) return input === null ? null : json;
  return kind.toValue(input, context) ?? json;
}
