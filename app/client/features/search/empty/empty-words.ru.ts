/** Texts of a search without results, and of an unknown section. */
export const emptyWords = {
  filteredTitle: 'Ничего не нашли',
  filteredText: 'Уберите часть фильтров или измените запрос.',
  reset: 'Сбросить фильтры',
  blankText: 'Проверьте написание или выберите раздел.',
  emptyTitle: 'Объявлений пока нет',
  emptyText: 'Станьте первым — это займёт пару минут.',
  create: 'Разместить объявление',
  unknownScope: 'Раздел не найден',
  unknownText: 'Возможно, ссылка устарела.',
  home: 'На главную',
} as const;

/** No results of a query without filters. */
export function blankTitle(query: string): string {
  return `По запросу «${query}» ничего нет`;
}
