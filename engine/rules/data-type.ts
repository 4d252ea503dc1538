import type { DataType, SingleType } from '../definition/field-definition.ts';
import { isList } from '../definition/json.ts';
import { dataTypeShapes } from '../definition/read/data-type-shape.ts';
import type { Limits } from './data-type-schema.ts';
import type { Fault, Rule } from './fault.ts';
import { validators, type ValidatorError } from './validators.generated.js';

/**
 * Rule of a data type: JSON type, limits of numbers, lengths of texts, days that exist.
 *
 * @returns A rule for any JSON value. It answers the first fault: of the type, of the upper limit,
 *   of the lower one; in a list, that of the first wrong member. It never throws.
 */
export function dataType(name: DataType, limits: Limits): Rule<unknown> {
  const shape = dataTypeShapes[name];
  const rule = singleType(shape.single, limits);
  return shape.isList ? listOf(rule) : rule;
}

/** Holds every member of a list to a rule. */
export function listOf(rule: Rule<unknown>): Rule<unknown> {
  return (value) => {
    if (!isList(value)) return { code: 'shape.invalid' };
    return value.map(rule).find((fault) => fault !== null) ?? null;
  };
}

function singleType(name: SingleType, limits: Limits): Rule<unknown> {
  const validate = validators[name];
  return (value) => {
    if (validate({ def: limits, value })) return null;
    const [error] = validate.errors ?? [];
    return error === undefined ? { code: 'shape.invalid' } : toFault(error, value);
  };
}

function toFault({ keyword, params }: ValidatorError, value: unknown): Fault {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'minimum':
      return { code: 'number.min', min: limit };
    case 'maximum':
      return { code: 'number.max', max: limit };
    case 'minLength':
      return { code: 'text.min', min: limit };
    case 'maxLength':
      return { code: 'text.max', max: limit };
    case 'format':
      return { code: 'date.invalid' };
    default:
      return toTypeFault(params['type'], value);
  }
}

function toTypeFault(type: unknown, value: unknown): Fault {
  const isFraction = type === 'integer' && Number.isFinite(value);
  if (isFraction) return { code: 'number.integer' };
  return { code: type === 'integer' || type === 'number' ? 'number.invalid' : 'shape.invalid' };
}
