/** Words of a dropdown. */
export const DROPDOWN_WORDS = {
  search: 'Найти…',
  clear: 'Очистить',
  done: 'Готово',
  incomplete: 'Показаны не все значения',
  digits: '0–9',
  otherSigns: '#',
} as const;

/** Names in view, then how many more: «Toyota, Hyundai, ещё 2». */
export function chosenText(names: readonly string[], more: number): string {
  const list = names.join(', ');
  return more === 0 ? list : `${list}, ещё ${more}`;
}

/** What the list says when a search finds nothing (SCREENS §3). */
export function nothingFound(query: string): string {
  return `По запросу «${query}» ничего нет. Проверьте написание.`;
}

/** How many values a search found, for screen readers. */
export function foundCount(count: number): string {
  return `Найдено: ${count}`;
}
