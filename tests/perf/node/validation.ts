import { compile, faults, start } from '@bozor/form-engine';
import { toJsonSchema } from '@bozor/form-engine/schema';
import { validate } from '@bozor/form-engine/validate';
import { customizeValidator } from '@rjsf/validator-ajv8';

import type { Summary } from '../measure/measures.ts';
import { CHOICE_OPTIONS, shownFields, workOf, type WorkField } from '../measure/work.ts';
import { toFilters } from '../page/ours/to-filters.ts';
import { toSchema } from '../page/rjsf/to-schema.ts';
import { newAjv } from './ajv.ts';
import { expect, timeOf } from './stopwatch.ts';

const FIELDS = 100;
const BATCH = 20;

/** Times of validating one filled form of a hundred fields, warm, in milliseconds. */
export interface ValidationTimes {
  /** `faults` of a form that holds the values: the work of a submit. */
  readonly form: Summary;
  /** `validate` of new values: the work of the server. */
  readonly claim: Summary;
  /** A validator that ajv compiled from the engine's JSON Schema. */
  readonly ajv: Summary;
  /** `validateFormData` of stock rjsf with its own schema of the same work. */
  readonly rjsf: Summary;
}

/**
 * Validates the same valid values in every way; each first proves that it detects an invalid one.
 */
export function measureValidation(): ValidationTimes {
  const work = workOf(FIELDS);
  const values = Object.fromEntries(
    shownFields(work, CHOICE_OPTIONS[0]).map((field) => [field.key, valueOf(field)]),
  );
  const wrong = { ...values, [work.faulty[0] ?? '']: 5000 };

  const plan = compile({ filters: toFilters(work) }, { mode: 'entry' });
  const { state } = start(plan, values);
  expect(Object.keys(faults(plan, state)).length === 0, 'the form finds faults in right values');
  const ours = (claim: typeof values) => Object.keys(validate(plan, claim).faults).length;
  const compiled = newAjv().compile(toJsonSchema(plan));
  const ajv = (claim: typeof values) => (compiled(claim) ? 0 : (compiled.errors?.length ?? 0));
  const validator = customizeValidator<typeof values>();
  const schema = toSchema(work, []);
  const rjsf = (claim: typeof values) => validator.validateFormData(claim, schema).errors.length;

  for (const validate of [ours, ajv, rjsf]) {
    expect(validate(values) === 0, 'right values are refused');
    expect(validate(wrong) === 1, 'a wrong value is not refused');
  }
  return {
    form: timeOf(() => faults(plan, state), BATCH),
    claim: timeOf(() => ours(values), BATCH),
    ajv: timeOf(() => ajv(values), BATCH),
    rjsf: timeOf(() => rjsf(values), BATCH),
  };
}

function valueOf({ key, variant, options }: WorkField): unknown {
  switch (variant) {
    case 'text':
    case 'area':
      return 'some words';
    case 'number':
      return 500;
    case 'select':
    case 'radio':
      return options[0] ?? `a value of ${key}`;
    case 'checkbox':
      return true;
    case 'date':
      return '2026-05-01';
    case 'range':
      return { min: 1, max: 9 };
    case 'boxes':
      return options.slice(0, 2);
    case 'url':
      return 'https://example.tj/page';
  }
}
