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
  ['required', 'Обязательно'],
  ['email', 'Адрес почты'],
  ['min', 'Не короче 3 знаков'],
  ['max', 'Не длиннее 10 знаков'],
  ['alpha', 'Только буквы'],
  ['alphaNum', 'Буквы и цифры'],
  ['numeric', 'Только цифры'],
  ['float', 'Число от 0 до 100'],
];
