import type { Json } from '../../definition/json.ts';
import type { Fault } from '../../rules/fault.ts';
import type { FieldContext, Reading } from '../field-kind.ts';
import type { FieldInput, FieldValue } from '../field-value.ts';
import type { ShapeName } from './shape-name.ts';

/** A shape of values as its own file describes it: typed, and called with inputs that are filled. */
export interface ShapeSpec<Input extends FieldInput, Value extends FieldValue> {
  readonly name: ShapeName;
  readonly isInput: (input: NonNullable<FieldInput>) => input is Input & NonNullable<FieldInput>;
  /** Whether nothing has been put in. */
  readonly isBlank: (input: Input) => boolean;
  /** Takes a claim in: blank or `null` for no value, `undefined` for JSON this shape cannot hold. */
  readonly toInput: (json: NonNullable<Json>, context: FieldContext) => Input | null | undefined;
  /** Reads an input that is not blank. */
  readonly read: (input: Input, context: FieldContext) => Reading<Value>;
  /** First fault of a value that could be read. */
  readonly validate: (value: Value, context: FieldContext) => Fault | null;
}

/** A shape of values without its type parameters, from which a kind is made. */
export interface FieldShape {
  readonly name: ShapeName;
  readonly toInput: (json: Json, context: FieldContext) => FieldInput | undefined;
  readonly toValue: (input: FieldInput, context: FieldContext) => FieldValue | null;
  readonly isFilled: (input: FieldInput) => boolean;
  readonly validate: (input: FieldInput, context: FieldContext) => Fault | null;
}

/**
 * Erases a shape. Done here once for all: `null` and blank inputs, inputs of another shape, and
 * the order of faults: shape, presence (required in an entry), readable, rules.
 */
export function defineShape<Input extends FieldInput, Value extends FieldValue>(
  spec: ShapeSpec<Input, Value>,
): FieldShape {
  const isFilled = (input: FieldInput): input is Input & NonNullable<FieldInput> =>
    isGiven(input) && spec.isInput(input) && !spec.isBlank(input);

  return {
    name: spec.name,
    isFilled,
    toInput: (json, context) => {
      const input = isGiven(json) ? spec.toInput(json, context) : null;
      return input === undefined || isFilled(input) ? input : null;
    },
    toValue: (input, context) => (isFilled(input) ? spec.read(input, context).value : null),
    validate: (input, context) => {
      if (isGiven(input) && !spec.isInput(input)) return { code: 'shape.invalid' };
      if (!isFilled(input)) return missing(context);
      const { value, fault } = spec.read(input, context);
      return value === null ? fault : spec.validate(value, context);
    },
  };
}

// Claims come from outside: a property may be `undefined` in spite of its type.
function isGiven<T>(given: T): given is NonNullable<T> {
  return given !== null && given !== undefined;
}

function missing({ field, mode }: FieldContext): Fault | null {
  return mode === 'entry' && field.isRequired ? { code: 'required' } : null;
}
