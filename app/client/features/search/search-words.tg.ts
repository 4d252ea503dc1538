import type { Sort } from '../../../contract/index.ts';
import { adsCount } from '../../ui/ads-count/ads-count.tg.ts';

/** Texts of the results pages. */
export const searchWords = {
  everything: 'Ҳамаи эълонҳо',
  results: 'Натиҷаҳо',
  view: 'Намуди рӯйхат',
  grid: 'Бо расмҳо',
  list: 'Бо рӯйхат',
  sort: 'Тартиб',
  categories: 'Бахшҳо',
  subcategories: 'Зербахшҳо',
  allSections: 'Ҳамаи бахшҳо',
  showAll: 'Ҳамаро нишон додан',
  showLess: 'Печондан',
} as const;

/** Sort orders of every search, as a person chooses them. */
export const sortNames: Readonly<Record<Sort, string>> = {
  relevant: 'Муқаррарӣ',
  newest: 'Навҳо',
  price_asc: 'Арзонтар',
  price_desc: 'Қиматтар',
};

/** The first order of a search by words. */
export const BY_WORDS = 'Мувофиқтар';

/** Names the parts of the query that are filters. */
export function understoodAs(texts: readonly string[]): string {
  return `Ҳамчун филтр фаҳмида шуд: ${texts.join(', ')}`;
}

/** Heading of a search with a query. */
export function resultsTitle(query: string): string {
  return `Натиҷаҳо аз рӯйи «${query}»`;
}

/** «1 234 эълон», with the query where the heading has none. */
export function countLine(count: number, query: string): string {
  return query === '' ? adsCount(count) : `${adsCount(count)} аз рӯйи «${query}»`;
}
