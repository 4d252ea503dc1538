import type { DataType } from '../definition/field-definition.ts';
import type { Limits } from './data-type-schema.ts';
import type { Fault, Rule } from './fault.ts';
import { validators, type ValidatorError } from './validators.generated.js';

/**
 * Rule of a data type: JSON type, limits of numbers, lengths of texts, days that exist.
 *
 * @returns A rule for any JSON value. It answers the first fault: of the type, of the upper limit,
 *   of the lower one; in a list, that of the first wrong member. It never throws.
 * @see Spec §5, "Dynamic form".
 */
export function dataType(name: DataType, limits: Limits): Rule<unknown> {
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
  if (type === 'integer') return { code: isNumeric(value) ? 'number.integer' : 'number.invalid' };
  return { code: type === 'number' ? 'number.invalid' : 'shape.invalid' };
}

/** Whether it is a number, or a list of nothing else. */
function isNumeric(value: unknown): boolean {
  return [value].flat().every(Number.isFinite);
}
