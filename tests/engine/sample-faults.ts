import type { Fault, FaultCode } from '../../engine/rules/fault.ts';

/** A number for `{n}` in the sentences. */
export const SAMPLE_LIMIT = 987;

/** One fault of every code. A code that is left out does not compile. */
export const sampleFaults: { readonly [Code in FaultCode]: Extract<Fault, { code: Code }> } = {
  required: { code: 'required' },
  'number.invalid': { code: 'number.invalid' },
  'number.integer': { code: 'number.integer' },
  'number.too-long': { code: 'number.too-long' },
  'number.min': { code: 'number.min', min: SAMPLE_LIMIT },
  'number.max': { code: 'number.max', max: SAMPLE_LIMIT },
  'bound.min': { code: 'bound.min', limit: SAMPLE_LIMIT, name: '{name}' },
  'bound.max': { code: 'bound.max', limit: SAMPLE_LIMIT, name: '{name}' },
  'text.min': { code: 'text.min', min: SAMPLE_LIMIT },
  'text.max': { code: 'text.max', max: SAMPLE_LIMIT },
  'range.invalid': { code: 'range.invalid' },
  'range.order': { code: 'range.order' },
  'range.reversed': { code: 'range.reversed' },
  'date.invalid': { code: 'date.invalid' },
  'time.missing': { code: 'time.missing' },
  'url.invalid': { code: 'url.invalid' },
  'imei.digits': { code: 'imei.digits' },
  'imei.length': { code: 'imei.length', length: 15 },
  'imei.checksum': { code: 'imei.checksum' },
  'choice.unknown': { code: 'choice.unknown' },
  'shape.invalid': { code: 'shape.invalid' },
  'key.unknown': { code: 'key.unknown' },
  'field.hidden': { code: 'field.hidden' },
  'email.invalid': { code: 'email.invalid' },
  'alpha.invalid': { code: 'alpha.invalid' },
  'alpha-num.invalid': { code: 'alpha-num.invalid' },
  'numeric.invalid': { code: 'numeric.invalid' },
  'float.invalid': { code: 'float.invalid' },
  'float.min': { code: 'float.min', min: SAMPLE_LIMIT },
  'float.max': { code: 'float.max', max: SAMPLE_LIMIT },
};
