export { compile } from './definition/compile.ts';
export type { Diagnostic, DiagnosticCode } from './definition/diagnostic.ts';
export type {
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
export { toOptions } from './definition/read-options.ts';
export type { FieldContext, FieldKind, WidgetName } from './fields/field-kind.ts';
export type {
  FieldInput,
  FieldValue,
  MapValue,
  RangeValue,
  SalaryValue,
} from './fields/field-value.ts';
export { kindOf, kinds } from './fields/registry.ts';
export type { Chip } from './form/chips.ts';
export { toChips } from './form/chips.ts';
export { connectOptions } from './form/connect-options.ts';
export { createFormStore } from './form/create-form-store.ts';
export { faultOf, faults, fieldContext } from './form/field-context.ts';
export type {
  Effect,
  Faults,
  FormEvent,
  FormState,
  LoadOptions,
  Payload,
  ServerFault,
  Step,
} from './form/form-state.ts';
export type { FieldView, FormStore, FormStoreOptions } from './form/form-store.ts';
export { payload } from './form/payload.ts';
export type { DeadKey, LinkValues } from './form/query.ts';
export { fromQuery, QUERY_PREFIX, toQuery } from './form/query.ts';
export type { SearchFilter } from './form/search-filters.ts';
export { toSearchFilters } from './form/search-filters.ts';
export { start } from './form/start.ts';
export { step } from './form/step.ts';
export type { OptionsAnswer, Verdict } from './form/validate.ts';
export { validate, validateLoaded } from './form/validate.ts';
export { faultText } from './rules/fault-text.ru.ts';
export type { Fault, FaultCode, Rule } from './rules/fault.ts';
export type { Alphabet } from './rules/general/alphabet.ts';
export { alphaNum } from './rules/general/alpha-num.ts';
export { alpha } from './rules/general/alpha.ts';
export { email } from './rules/general/email.ts';
export { float } from './rules/general/float.ts';
export { max } from './rules/general/max.ts';
export { min } from './rules/general/min.ts';
export { numeric } from './rules/general/numeric.ts';
export { required } from './rules/general/required.ts';
export { imei, IMEI_LENGTH } from './rules/imei.ts';
export { urlHost } from './rules/url-host.ts';
export { schemaFormats, schemaKeywords } from './schema/schema-words.ts';
export { toJsonSchema } from './schema/to-json-schema.ts';
