import { adsCount } from '../../../ui/ads-count/ads-count.tg.ts';

/** Texts of a search that finds ads by some of its words. */
export const loosenedWords = {
  panel: 'Аниқ кардани дархост',
  words: 'Калимаҳои дархост',
} as const;

/** The first sentence of the heading. */
export function nothingFor(query: string): string {
  return `Аз рӯйи «${query}» чизе нест.`;
}

/** The second sentence: by which words ads were found, and how many. */
export function shownFor(query: string, count: number): string {
  return `«${query}» нишон дода шуд — ${adsCount(count)}`;
}

/** The link to all ads of the shorter query. */
export function showAllOf(count: number): string {
  return `Ҳамаро нишон додан: ${adsCount(count)}`;
}

/** Name of the button of a kept word. */
export function removeWord(word: string): string {
  return `Бардоштани калимаи ${word}`;
}

/** Name of the button of a word that was left out. */
export function restoreWord(word: string): string {
  return `Баргардонидани калимаи ${word}`;
}
