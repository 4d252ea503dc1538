export { compile } from './definition/compile.ts';
export type { Diagnostic, DiagnosticCode } from './definition/diagnostics/diagnostic.ts';
export type {
  Bound,
  Condition,
  DataType,
  FieldDefinition,
  FieldType,
  FormMode,
  Option,
  OptionGroup,
  Point,
} from './definition/field-definition.ts';
export { DATA_TYPES, FIELD_TYPES } from './definition/field-definition.ts';
export type { Json, JsonObject, Scalar } from './definition/json.ts';
export type { Plan, PlanField } from './definition/plan.ts';
export { toOptions } from './definition/read/read-options.ts';
export type { FieldContext, FieldKind, WidgetName } from './fields/field-kind.ts';
export type { ShapeName } from './fields/shapes/shape-name.ts';
export type {
  FieldInput,
  FieldValue,
  MapValue,
  RangeValue,
  SalaryValue,
} from './fields/field-value.ts';
export { kindOf, kinds } from './fields/registry.ts';
export { faultOf, faults, fieldContext } from './form/state/field-context.ts';
export type {
  Effect,
  Faults,
  FormEvent,
  FormState,
  LoadOptions,
  Payload,
  ServerFault,
  Step,
} from './form/state/form-state.ts';
export { payload } from './form/state/payload.ts';
export { start } from './form/state/start.ts';
export { step } from './form/step/step.ts';
export type { Fault, FaultCode, Rule } from './rules/fault.ts';
