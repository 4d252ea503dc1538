/** Texts of the wider searches (SCREENS §2, «nothing exact»). */
export const widerWords = {
  similar: 'Может быть, вы искали',
  wider: 'Расширить поиск',
  nearby: 'Место рядом',
  country: 'По всему Таджикистану',
  everywhere: 'Во всех разделах',
  instead: 'Фильтр вместо слов',
} as const;

/** Names a search without a filter. */
export function withoutFilter(text: string): string {
  return `Без фильтра «${text}»`;
}

/** What the search is narrowed to now. */
export function nowText(text: string): string {
  return `Сейчас: ${text}`;
}
