export type {
  Cause,
  CauseCode,
  ConditionHidden,
  ConditionKeyUnknown,
  ConditionUnmet,
  CycleCut,
  HiddenCause,
  ListCause,
  PresenceCause,
  ShownCause,
  ValueCause,
} from './inspect/cause.ts';
export type { FieldRef, ValueRef } from './inspect/refs.ts';
export type { ListStatus, Why } from './inspect/why.ts';
export { why } from './inspect/why.ts';
export { causeText, whyText } from './inspect/why-text.ru.ts';
export type { TakenStep } from './inspect/explain-step.ts';
export { explainStep } from './inspect/explain-step.ts';
export type {
  HiddenAct,
  RestoredAct,
  StepAct,
  StepActCode,
  StepReason,
} from './inspect/step-reason.ts';
export { stepReasonText } from './inspect/step-reason-text.ru.ts';
export { reach } from './inspect/reach.ts';
export type {
  Contradiction,
  Reach,
  ReachableState,
  ReachOptions,
  UnreachableField,
  UnreachableReason,
} from './inspect/reachable-state.ts';
export { unreachableText } from './inspect/unreachable-text.ru.ts';
export type {
  Coverage,
  CoverageCell,
  CoverageOptions,
  CoverageRow,
  HeadedCell,
  NamedPlan,
} from './inspect/coverage.ts';
export { coverage } from './inspect/coverage.ts';
export type { Feature } from './inspect/features.ts';
export { FEATURES } from './inspect/features.ts';
