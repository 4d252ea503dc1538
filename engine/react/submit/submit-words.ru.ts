import type { SubmitWords } from '../catalogue/words.ts';

/** Words of the button that sends a form. */
export const SUBMIT_WORDS: SubmitWords = { sending: 'Отправляем…' };
