import type { RangeWords } from '../catalogue/words.ts';
import { RANGE_TEXT } from './range-text.ru.ts';

/** Words of a field with two sides. */
export const RANGE_WORDS: RangeWords = {
  none: 'Не выбрано',
  done: 'Готово',
  clear: 'Очистить',
  quick: 'Быстрые значения',
  swap: 'Поменять местами',
  swapName: (field) => `Поменять местами: ${field}`,
  upTo: (value) => `до ${value}`,
  title: (field, unit) => (unit === null ? field : `${field}, ${unit}`),
  limits: (range) => `Можно ${range}`,
  text: RANGE_TEXT,
};
