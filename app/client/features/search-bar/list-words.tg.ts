/** Texts of the list of suggestions. */
export const listWords = {
  suggestions: 'Пешниҳодҳо',
  category: 'Категория',
  subcategory: 'Зербахш',
  past: 'Шумо ҷустуҷӯ кардед',
  clearPast: 'Тоза кардани таърих',
} as const;
