import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { FieldContext, FieldKind } from '../../../engine/fields/field-kind.ts';
import type { FieldInput, FieldValue } from '../../../engine/fields/field-value.ts';
import { kindOf, kinds } from '../../../engine/fields/registry.ts';
import { formats } from '../../../engine/rules/formats.ts';
import { areOrdered, ORDERED_KEYWORD } from '../../../engine/rules/ordered-properties.ts';
import { arbitraryFieldValue } from '../../../engine/testing/arbitrary-field-value.ts';
import { arbitraryInput } from '../../../engine/testing/arbitrary-input.ts';
import { arbitraryContext } from './arbitrary-context.ts';
import { planField } from './plan-field.ts';

const RUNS = { numRuns: 200 };
const ajv = new Ajv2020({ formats, strict: true });
ajv.addKeyword({ keyword: ORDERED_KEYWORD, schemaType: 'array', validate: areOrdered });

const everyKind: readonly FieldKind[] = [...kinds, kindOf(planField({ type: null }))];

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
    const filled = cases.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]));

    test('holds or refuses any JSON and never throws', () => {
      fc.assert(
        fc.property(contexts, fc.jsonValue(), (context, json) => {
          const input = kind.toInput(json, context) ?? null;
          const { value } = caseOf(kind, context, input);
          expect(kind.isFilled(input, context)).toBe(input !== null);
          if (value !== null) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
        }),
        RUNS,
      );
    });
  },
);

function caseOf(kind: FieldKind, context: FieldContext, input: FieldInput): Case {
  return { context, input, value: kind.toValue(input, context) };
}
