export type { ExplainedFault } from './form/state/explain-faults.ts';
export { explainFaults } from './form/state/explain-faults.ts';
export type { OptionsAnswer, Verdict } from './form/state/validate.ts';
export { validate, validateLoaded } from './form/state/validate.ts';
