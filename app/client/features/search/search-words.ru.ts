import type { Sort } from '../../../contract/index.ts';
import { adsCount } from '../../ui/ads-count/ads-count.ru.ts';

/** Texts of the results pages (SCREENS §2, «/search»). */
export const searchWords = {
  everything: 'Все объявления',
  results: 'Результаты',
  view: 'Вид списка',
  grid: 'Плиткой',
  list: 'Списком',
  sort: 'Сортировка',
  categories: 'Разделы',
  subcategories: 'Подкатегории',
  allSections: 'Все разделы',
  showAll: 'Показать все',
  showLess: 'Свернуть',
} as const;

/** Sort orders of every search, as a person chooses them. */
export const sortNames: Readonly<Record<Sort, string>> = {
  relevant: 'По умолчанию',
  newest: 'Новые',
  price_asc: 'Дешевле',
  price_desc: 'Дороже',
};

/** The first order of a search by words. */
export const BY_WORDS = 'Подходящие';

/** Names the parts of the query that are filters: «Понято как фильтры: Комнат: 2, Душанбе». */
export function understoodAs(texts: readonly string[]): string {
  return `Понято как фильтры: ${texts.join(', ')}`;
}

/** Heading of a search with a query. */
export function resultsTitle(query: string): string {
  return `Результаты по запросу «${query}»`;
}

/** «1 234 объявления», with the query where the heading has none. */
export function countLine(count: number, query: string): string {
  return query === '' ? adsCount(count) : `${adsCount(count)} по запросу «${query}»`;
}
