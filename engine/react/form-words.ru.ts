/** Words of a form as a whole. */
export const FORM_WORDS = {
  /** After a red star. */
  required: '— обязательные поля',
} as const;
