/** Texts of the list of suggestions. */
export const listWords = {
  suggestions: 'Подсказки',
  category: 'Категория',
  subcategory: 'Подкатегория',
  past: 'Вы искали',
  clearPast: 'Очистить историю',
} as const;
