import { adsCount } from '../../../ui/ads-count/ads-count.ru.ts';

/** Texts of a search that finds ads by some of its words (SCREENS §2, «nothing exact»). */
export const loosenedWords = {
  panel: 'Уточнение запроса',
  words: 'Слова запроса',
} as const;

/** The first sentence of the heading. */
export function nothingFor(query: string): string {
  return `По запросу «${query}» ничего нет.`;
}

/** The second sentence: by which words ads were found, and how many. */
export function shownFor(query: string, count: number): string {
  return `Показаны «${query}» — ${adsCount(count)}`;
}

/** The link to all ads of the shorter query. */
export function showAllOf(count: number): string {
  return `Показать все ${adsCount(count)}`;
}

/** Name of the button of a kept word. */
export function removeWord(word: string): string {
  return `Убрать слово ${word}`;
}

/** Name of the button of a word that was left out. */
export function restoreWord(word: string): string {
  return `Вернуть слово ${word}`;
}
