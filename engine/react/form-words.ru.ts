import type { FormWords } from './catalogue/words.ts';

/** Words of a form as a whole. */
export const FORM_WORDS: FormWords = {
  required: '— обязательные поля',
};
