/** Texts of the search bar. */
export const searchBarWords = {
  label: 'Ҷустуҷӯ',
  placeholder: 'Чӣ меҷӯед?',
  filters: 'Филтрҳо',
  find: 'Ёфтан',
  clear: 'Тоза кардан',
} as const;

/** Label of the filters button with the number of applied filters. */
export function filtersLabel(count: number): string {
  return count === 0 ? searchBarWords.filters : `${searchBarWords.filters}, интихоб шуд: ${count}`;
}
