/** Texts of the search bar. */
export const searchBarWords = {
  label: 'Поиск',
  placeholder: 'Что ищете?',
  filters: 'Фильтры',
  find: 'Найти',
  clear: 'Очистить',
} as const;

/** Label of the filters button with the number of applied filters. */
export function filtersLabel(count: number): string {
  return count === 0 ? searchBarWords.filters : `${searchBarWords.filters}, применено: ${count}`;
}
