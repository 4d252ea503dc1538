import { isScalar, type JsonObject, type Scalar } from '../definition/json.ts';
import { dataTypeSchema } from '../rules/data-type-schema.ts';
import { dataType } from '../rules/data-type.ts';
import type { Rule } from '../rules/fault.ts';
import { defineShape, type FieldShape } from './define-shape.ts';
import type { FieldContext } from './field-kind.ts';
import { fieldLimits } from './field-limits.ts';
import { isWireScalar } from './value-guards.ts';

/** What a text has to be besides its data type's limits. */
export interface TextSpec {
  /** Checked first. */
  readonly rule: Rule<string>;
  /** Whether the lengths of the definition bind. */
  readonly hasLengths: boolean;
  /** The rule in words of JSON Schema. */
  readonly schema: JsonObject;
}

/** Shape of texts: trimmed, blank is empty. A number or a flag that is claimed is its text. */
export function textShape({ rule, hasLengths, schema }: TextSpec): FieldShape {
  const limits = ({ field }: FieldContext) => (hasLengths ? fieldLimits(field) : {});
  return defineShape<Scalar, string>({
    isInput: isScalar,
    isValue: (value) => typeof value === 'string',
    isBlank: (input) => String(input).trim() === '',
    toInput: (json) => (isWireScalar(json) ? String(json) : undefined),
    read: (input) => ({ value: String(input).trim(), fault: null }),
    judge: (value, context) => rule(value) ?? dataType('STRING', limits(context))(value),
    fromLinkText: (text) => text,
    toChipText: (value) => value,
    toSchema: (context) => ({ ...dataTypeSchema('STRING', limits(context)), ...schema }),
    filledSchema: { type: 'string', pattern: String.raw`\S` },
  });
}
