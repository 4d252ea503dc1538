import type { FieldType, FormMode, Option, Point } from '../definition/field-definition.ts';
import type { Json } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import type { Fault } from '../rules/fault.ts';
import type { FieldInput, FieldValue } from './field-value.ts';
import type { ShapeName } from './shapes/shape-name.ts';

/** What a kind knows of the field it serves. */
export interface FieldContext {
  readonly field: PlanField;
  readonly mode: FormMode;
  /** Options known now: inline ones, or those loaded for the parent's value. */
  readonly options: readonly Option[];
  /** False while options load, failed, or came incomplete: then an unknown choice is not a fault. */
  readonly areOptionsComplete: boolean;
}

/** How an input reads: a value, nothing, or text that is no value of this kind. */
export type Reading<Value> =
  | { readonly value: Value | null; readonly fault: null }
  | { readonly value: null; readonly fault: Fault };

/** How a widget is picked without looking at a type: the drawing the kind asks for. */
export type WidgetName =
  | 'dropdown'
  | 'slider'
  | 'range-slider'
  | 'range'
  | 'chips'
  | 'tiles'
  | 'swatches'
  | 'text'
  | 'radio-list'
  | 'segmented'
  | 'salary'
  | 'map'
  | 'checkbox'
  | 'checkbox-list'
  | 'text-area'
  | 'date'
  | 'date-time'
  | 'url'
  | 'imei'
  | 'read-only';

/**
 * One field kind, erased: everything the engine knows about a filter type. Made by `defineKind`
 * from a typed description; nothing outside the kind's own file branches on a type.
 */
export interface FieldKind {
  readonly type: FieldType | null;
  /** Whether it picks from options (so options load, `selected` and groups count). */
  readonly isChoice: (field: PlanField) => boolean;
  /** Whether a filter that stores a list of options asks for all of them: boxes do. */
  readonly asksAll: boolean;
  /** Whether its options open in a list of their own, which may be long. */
  readonly opensList: boolean;
  /** Whether its value is text of several lines, read as paragraphs. */
  readonly isProse: (field: PlanField, mode: FormMode) => boolean;
  /** Whether the input outlives the field's hiding. Only a salary does: it is restored when shown again. */
  readonly isKeptWhenHidden: boolean;
  /** Whether an unset value follows the location of a chosen option, and how it is written. */
  readonly inputAtLocation: ((point: Point, name: string) => FieldInput) | null;
  readonly widget: (field: PlanField, mode: FormMode) => WidgetName;
  /** The shape of its values; links, chips and JSON Schema go by it. */
  readonly shapeName: (field: PlanField, mode: FormMode) => ShapeName;
  /**
   * Takes a saved value, an old link's or a client's claim as the input of this field.
   * `null` for what has no value; `undefined` for a shape this kind cannot hold.
   */
  readonly toInput: (json: Json, context: FieldContext) => FieldInput | undefined;
  /** The value the input represents; `null` when empty or not readable. */
  readonly toValue: (input: FieldInput, context: FieldContext) => FieldValue | null;
  /** Whether the input counts as a value for children, `show_if` and `required`. */
  readonly isFilled: (input: FieldInput, context: FieldContext) => boolean;
  /** First fault of the input, presence included; `null` when right. */
  readonly validate: (input: FieldInput, context: FieldContext) => Fault | null;
  /** Faults that show already on blur, before the first submit (not a number, IMEI sum). */
  readonly isValidatedOnBlur: (fault: Fault) => boolean;
  /** Text forms a `show_if` condition is compared with: one for a scalar, many for a list. */
  readonly toConditionTexts: (value: FieldValue) => readonly string[];
}
