import type { JsonObject } from '../definition/json.ts';
import type { FieldContext } from '../fields/field-kind.ts';

/** How the values of a shape are written in JSON Schema (2020-12). */
export interface ShapeSchema {
  /** Accepts the values that the field's rules accept; presence is left to the caller. */
  readonly toSchema: (context: FieldContext) => JsonObject;
  /** Accepts exactly the filled ones among valid values. */
  readonly filled: JsonObject;
}
