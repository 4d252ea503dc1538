import type { ReadOnlyWords } from '../catalogue/words.ts';

/** Words of a field that cannot be edited here. */
export const READ_ONLY_WORDS: ReadOnlyWords = {
  empty: 'Не указано',
  hint: 'Это поле пока нельзя изменить в браузере',
};
