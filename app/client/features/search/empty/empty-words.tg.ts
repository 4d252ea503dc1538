/** Texts of a search without results, and of an unknown section. */
export const emptyWords = {
  filteredTitle: 'Чизе ёфт нашуд',
  filteredText: 'Қисми филтрҳоро бардоред ё дархостро иваз кунед.',
  reset: 'Филтрҳоро тоза кардан',
  blankText: 'Имлоро санҷед ё бахш интихоб кунед.',
  emptyTitle: 'Ҳоло эълон нест',
  emptyText: 'Аввалин шавед — ин якчанд дақиқа мегирад.',
  create: 'Эълон додан',
  unknownScope: 'Бахш ёфт нашуд',
  unknownText: 'Шояд пайванд кӯҳна шудааст.',
  home: 'Ба саҳифаи асосӣ',
} as const;

/** No results of a query without filters. */
export function blankTitle(query: string): string {
  return `Аз рӯйи «${query}» чизе нест`;
}
