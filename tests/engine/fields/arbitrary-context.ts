import * as fc from 'fast-check';

import { DATA_TYPES, type FieldType } from '../../../engine/definition/field-definition.ts';
import type { FieldContext } from '../../../engine/fields/field-kind.ts';
import { sampleScalar } from '../../../engine/testing/sample-scalar.ts';
import { contextOf, option } from './plan-field.ts';

const limits = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.nat({ max: 60 }))
  .map(([low, width]) => ({ minValue: low / 2, maxValue: (low + width) / 2 }));

const lengths = fc
  .tuple(fc.nat({ max: 6 }), fc.nat({ max: 10 }))
  .map(([low, width]) => ({ minLength: low, maxLength: low + width }));

const noLimits = fc.constant({ minValue: null, maxValue: null });
const noLengths = fc.constant({ minLength: null, maxLength: null });

const drawn = fc.record({
  dataType: fc.constantFrom(...DATA_TYPES),
  isMultiselect: fc.boolean(),
  isRequired: fc.boolean(),
  isNextFilter: fc.boolean(),
  inputSuffix: fc.constantFrom(null, 'км'),
  limits: fc.oneof(limits, noLimits),
  lengths: fc.oneof(lengths, noLengths),
  samples: fc.uniqueArray(fc.nat({ max: 18 }), { maxLength: 5 }),
  mode: fc.constantFrom('entry', 'filter'),
  areOptionsComplete: fc.boolean(),
});

/** Every context of a field of a type: all data types, both modes, any limits. */
export function arbitraryContext(type: FieldType | null): fc.Arbitrary<FieldContext> {
  return drawn.map(({ limits, lengths, samples, mode, areOptionsComplete, ...given }) => {
    const values = new Set(samples.map((n) => sampleScalar(given.dataType, n)));
    const options = Array.from(values, (value) => option(value));
    const isMultiple = given.isMultiselect || given.dataType.endsWith('_LIST');
    const field = { ...given, ...limits, ...lengths, type, isMultiple, options };
    return contextOf(field, { mode, areOptionsComplete });
  });
}
