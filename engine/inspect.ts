export { diagnose } from './inspect/bounds/diagnose.ts';
export type {
  Cause,
  CauseCode,
  ConditionHidden,
  ValueBounded,
  ConditionKeyUnknown,
  ConditionUnmet,
  CycleCut,
  HiddenCause,
  ListCause,
  PresenceCause,
  ShownCause,
  ValueCause,
} from './inspect/why/cause.ts';
export type { FieldRef, ValueRef } from './inspect/why/refs.ts';
export type { ListStatus, Why } from './inspect/why/why.ts';
export { why } from './inspect/why/why.ts';
export type { TakenStep } from './inspect/why/explain-step.ts';
export { explainStep } from './inspect/why/explain-step.ts';
export type {
  HiddenAct,
  RestoredAct,
  StepAct,
  StepActCode,
  StepReason,
} from './inspect/why/step-reason.ts';
export { reach } from './inspect/reach/reach.ts';
export type {
  Contradiction,
  Reach,
  ReachableState,
  ReachOptions,
  UnreachableField,
  UnreachableReason,
} from './inspect/reach/reachable-state.ts';
export type {
  Coverage,
  CoverageCell,
  CoverageOptions,
  CoverageRow,
  HeadedCell,
  NamedPlan,
} from './inspect/coverage/coverage.ts';
export { coverage } from './inspect/coverage/coverage.ts';
export type { Feature } from './inspect/coverage/features.ts';
export { FEATURES } from './inspect/coverage/features.ts';
