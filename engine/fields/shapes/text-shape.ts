import { isScalar, type Scalar } from '../../definition/json.ts';
import { dataType } from '../../rules/data-type.ts';
import type { Rule } from '../../rules/fault.ts';
import type { FieldContext } from '../field-kind.ts';
import { fieldLimits } from '../field-limits.ts';
import { isWireScalar } from '../value-guards.ts';
import { defineShape, type FieldShape } from './define-shape.ts';
import type { ShapeName } from './shape-name.ts';

/** What a text has to be besides its data type's limits. */
export interface TextSpec {
  readonly name: ShapeName;
  /** Checked first. */
  readonly rule: Rule<string>;
  /** Whether the lengths of the definition bind. */
  readonly hasLengths: boolean;
}

/** Shape of texts: trimmed, blank is empty. A number or a flag that is claimed is its text. */
export function textShape({ name, rule, hasLengths }: TextSpec): FieldShape {
  const limits = ({ field }: FieldContext) => (hasLengths ? fieldLimits(field) : {});
  return defineShape<Scalar, string>({
    name,
    isInput: isScalar,
    isBlank: (input) => String(input).trim() === '',
    toInput: (json) => (isWireScalar(json) ? String(json) : undefined),
    read: (input) => ({ value: String(input).trim(), fault: null }),
    validate: (value, context) => rule(value) ?? dataType('STRING', limits(context))(value),
  });
}
