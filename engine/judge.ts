export type { ExplainedFault } from './form/explain-faults.ts';
export { explainFaults } from './form/explain-faults.ts';
export type { OptionsAnswer, Verdict } from './form/validate.ts';
export { validate, validateLoaded } from './form/validate.ts';
