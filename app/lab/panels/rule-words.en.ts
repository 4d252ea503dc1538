/** The general validators of spec §5. */
export type GeneralRule =
  | 'required'
  | 'email'
  | 'min'
  | 'max'
  | 'alpha'
  | 'alphaNum'
  | 'numeric'
  | 'float';

/** Names of the rules, in the order of the specification. */
export const generalRuleNames: readonly (readonly [rule: GeneralRule, name: string])[] = [
  ['required', 'Required'],
  ['email', 'Email address'],
  ['min', 'At least 3 characters'],
  ['max', 'At most 10 characters'],
  ['alpha', 'Letters only'],
  ['alphaNum', 'Letters and digits'],
  ['numeric', 'Digits only'],
  ['float', 'A number from 0 to 100'],
];
