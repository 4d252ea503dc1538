/** What the search bar says. */
export const searchBarWords = {
  label: 'Поиск',
  placeholder: 'Что ищете?',
  filters: 'Фильтры',
  find: 'Найти',
  clear: 'Очистить',
  suggestions: 'Подсказки',
  category: 'Категория',
  subcategory: 'Подкатегория',
} as const;

/** Name of the button «Фильтры» with how many are applied. */
export function filtersLabel(count: number): string {
  return count === 0 ? searchBarWords.filters : `${searchBarWords.filters}, применено: ${count}`;
}
