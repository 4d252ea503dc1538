export type { OptionsAnswer, Verdict } from './form/validate.ts';
export { validate, validateLoaded } from './form/validate.ts';
