import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Json } from '../../../engine/definition/json.ts';
import { toChipText } from '../../../engine/fields/chips/to-chip-text.ts';
import type { FieldContext, FieldKind } from '../../../engine/fields/field-kind.ts';
import type { FieldInput, FieldValue } from '../../../engine/fields/field-value.ts';
import { fromLinkText, toLinkText } from '../../../engine/fields/link/link-text.ts';
import { kindOf, kinds } from '../../../engine/fields/registry.ts';
import { formats } from '../../../engine/rules/formats.ts';
import { areOrdered, ORDERED_KEYWORD } from '../../../engine/rules/numbers/ordered-properties.ts';
import { schemaOf } from '../../../engine/schema/schema-of.ts';
import { arbitraryFieldValue } from '../../../engine/testing/arbitrary-field-value.ts';
import { arbitraryInput } from '../../../engine/testing/arbitrary-input.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { arbitraryContext } from './arbitrary-context.ts';
import { planField } from './plan-field.ts';

const ajv = new Ajv2020({ formats, strict: true });
ajv.addKeyword({ keyword: ORDERED_KEYWORD, schemaType: 'array', validate: areOrdered });

const everyKind: readonly FieldKind[] = [...kinds, kindOf(planField({ type: null }))];

const linkText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('1', '1..2', '..', '2..', 'negotiable', '1,2,x', 'a,b', 'true', '2024-02-29'),
);
const anyJson = fc.json().map((text): Json => JSON.parse(text));

/** What was put in, and what it became. */
interface Case {
  readonly context: FieldContext;
  readonly input: FieldInput;
  readonly value: FieldValue | null;
}

describe.for(everyKind.map((kind) => ({ name: kind.type ?? 'an unknown type', kind })))(
  'a field of $name',
  ({ kind }) => {
    const contexts = arbitraryContext(kind.type);
    const claims = contexts.chain((context) =>
      fc.record({ context: fc.constant(context), json: arbitraryFieldValue(context.field) }),
    );
    const claimed: fc.Arbitrary<Case> = claims.map(({ context, json }) =>
      caseOf(kind, context, kind.toInput(json, context) ?? null),
    );
    const typed: fc.Arbitrary<Case> = contexts.chain((context) =>
      arbitraryInput(context.field).map((input) => caseOf(kind, context, input)),
    );
    const cases = fc.oneof(claimed, typed);

    test('holds or refuses any JSON and never throws', () => {
      fc.assert(
        fc.property(contexts, anyJson, (context, json) => {
          const input = kind.toInput(json, context) ?? null;
          const { value } = caseOf(kind, context, input);
          expect(kind.isFilled(input, context)).toBe(input !== null);
          expect(JSON.stringify(kind.validate(input, context))).toMatch(/^null$|"code"/);
          expect(JSON.parse(JSON.stringify(value))).toEqual(value);
        }),
      );
    });

    test('asks for a value only in an ad, only when it is required', () => {
      fc.assert(
        fc.property(contexts, (context) => {
          const isAsked =
            context.field.isRequired && context.mode === 'entry' && kind.type !== null;
          expect(kind.validate(null, context)).toEqual(isAsked ? { code: 'required' } : null);
          expect(kind.isFilled(null, context)).toBe(false);
          expect(kind.toValue(null, context)).toBeNull();
          expect(kind.toInput(null, context)).toBeNull();
        }),
      );
    });

    test('has a value when it is filled and without a fault, and none when it is empty', () => {
      fc.assert(
        fc.property(cases, ({ context, input, value }) => {
          const isFilled = kind.isFilled(input, context);
          fc.pre(!isFilled || kind.validate(input, context) === null);
          expect(value !== null).toBe(isFilled);
        }),
      );
    });

    test('reads its own value back: parse after print changes nothing', () => {
      fc.assert(
        fc.property(cases, ({ context, value }) => {
          fc.pre(value !== null);
          const input = kind.toInput(JSON.parse(JSON.stringify(value)), context) ?? null;
          expect(kind.toValue(input, context)).toEqual(value);
        }),
      );
    });

    test('comes back from a link as the value that went in', () => {
      fc.assert(
        fc.property(cases, ({ context, input, value }) => {
          fc.pre(value !== null && kind.validate(input, context) === null);
          const back = fromLinkText(toLinkText(value, context), context) ?? null;
          expect(kind.toValue(back, context)).toEqual(value);
        }),
      );
    });

    test('takes from a link only what represents a value', () => {
      fc.assert(
        fc.property(contexts, linkText, (context, text) => {
          const input = fromLinkText(text, context);
          const isTaken = input !== undefined;
          expect(kind.toValue(input ?? null, context) !== null).toBe(isTaken);
        }),
      );
    });

    test('has a text for every value on a chip', () => {
      fc.assert(
        fc.property(cases, ({ context, value }) => {
          fc.pre(value !== null);
          expect(toChipText(value, context).trim()).not.toBe('');
        }),
      );
    });

    test('validates a value as its JSON Schema does', { timeout: 60_000 + LAW_RUNS * 100 }, () => {
      fc.assert(
        fc.property(cases, ({ context, input, value }) => {
          fc.pre(value !== null);
          const isRight = kind.validate(input, context) === null;
          const { toSchema, filled } = schemaOf(context.field, context.mode);
          expect(ajv.validate(toSchema(context), value), ajv.errorsText()).toBe(isRight);
          expect(ajv.validate(filled, value)).toBe(true);
        }),
      );
    });

    test('is compared with conditions by texts', () => {
      fc.assert(
        fc.property(cases, ({ value }) => {
          fc.pre(value !== null);
          const members = [value].flat().filter((member) => typeof member !== 'object');
          expect(kind.toConditionTexts(value)).toEqual(members.map(String));
        }),
      );
    });

    test('makes no value of an input whose shape it refuses', () => {
      fc.assert(
        fc.property(contexts, strangeInput, (context, input) => {
          const isRefused = kind.validate(input, context)?.code === 'shape.invalid';
          expect(isRefused && kind.toValue(input, context) !== null).toBe(false);
        }),
      );
    });
  },
);

const strangeInput = fc.constantFrom<FieldInput>(
  'x',
  Number.NaN,
  true,
  ['a', 1],
  { min: 'x', max: '' },
  { salary_min: '', salary_max: 'x', is_negotiable: false },
  { latitude: 91, longitude: 0, address: '' },
);

function caseOf(kind: FieldKind, context: FieldContext, input: FieldInput): Case {
  return { context, input, value: kind.toValue(input, context) };
}
