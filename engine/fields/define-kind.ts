import type { FieldType, FormMode, Point } from '../definition/field-definition.ts';
import type { PlanField } from '../definition/plan.ts';
import type { FaultCode } from '../rules/fault.ts';
import type { FieldKind, WidgetName } from './field-kind.ts';
import type { FieldInput, FieldValue } from './field-value.ts';
import type { FieldShape } from './shapes/define-shape.ts';
import { scalarsOf } from './value-guards.ts';

/** Properties that a filter type's own file defines. */
export interface KindSpec {
  readonly type: FieldType | null;
  /** The shape of its values, by data type and by whether it stores a list. */
  readonly shape: (field: PlanField, mode: FormMode) => FieldShape;
  readonly widget: (field: PlanField, mode: FormMode) => WidgetName;
  /** Left out: it picks from nothing. */
  readonly isChoice?: (field: PlanField) => boolean;
  /** Left out: one of several is enough. */
  readonly asksAll?: boolean;
  /** Left out: its options are in view. */
  readonly opensList?: boolean;
  /** Left out: its value is no paragraph. */
  readonly isProse?: (field: PlanField, mode: FormMode) => boolean;
  /** Left out: its value is dropped when it hides. */
  readonly isKeptWhenHidden?: boolean;
  /** Left out: it follows no location. */
  readonly inputAtLocation?: (point: Point, name: string) => FieldInput;
}

/**
 * Faults that show when the field is left, before the first submit: those that no further typing
 * repairs, and a text that was left unfinished, such as half a VIN.
 */
const VALIDATED_ON_BLUR: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'number.invalid',
  'number.integer',
  'number.too-long',
  'text.min',
  'imei.length',
  'imei.checksum',
]);

/** Makes a kind of its description; what is left out is as most kinds have it. */
export function defineKind({ shape, ...declared }: KindSpec): FieldKind {
  return {
    isChoice: never,
    asksAll: false,
    opensList: false,
    isProse: never,
    isKeptWhenHidden: false,
    inputAtLocation: null,
    ...declared,
    isValidatedOnBlur: ({ code }) => VALIDATED_ON_BLUR.has(code),
    toConditionTexts,
    toInput: (json, context) => shape(context.field, context.mode).toInput(json, context),
    toValue: (input, context) => shape(context.field, context.mode).toValue(input, context),
    isFilled: (input, context) => shape(context.field, context.mode).isFilled(input),
    validate: (input, context) => shape(context.field, context.mode).validate(input, context),
    shapeName: (field, mode) => shape(field, mode).name,
  };
}

function never(): boolean {
  return false;
}

/**
 * Texts that a `show_if` condition is compared with: that of a scalar, or of every member of a
 * list. A range, a salary and a place have none: no condition matches them.
 */
function toConditionTexts(value: FieldValue): readonly string[] {
  return scalarsOf(value).map(String);
}
