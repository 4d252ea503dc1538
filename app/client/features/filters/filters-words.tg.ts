import { adsCount } from '../../ui/ads-count/ads-count.tg.ts';
import { numberText } from '../../ui/plural/count-text.ts';

/** Texts of the filters: panel, dialog and chips. */
export const filtersWords = {
  title: 'Филтрҳо',
  reset: 'Тоза кардан',
  resetAll: 'Ҳамаро тоза кардан',
  all: 'Ҳамаи филтрҳо',
  applied: 'Филтрҳои интихобшуда',
  allCategories: 'Ҳамаи категорияҳо',
  choose: 'Категорияро интихоб кунед',
  subcategories: 'Зербахшҳо',
  crumbs: 'Дар куҷо меҷӯем',
  show: 'Натиҷаҳоро нишон додан',
  nothing: 'Чизе ёфт нашуд',
  wasReset: 'Филтрҳо тоза шуданд',
  undo: 'Баргардонидан',
  loading: 'Филтрҳо бор мешаванд',
  hide: 'Пинҳон кардан',
} as const;

/** The filters that are asked for less often. */
export function moreText(count: number): string {
  return `Боз ${numberText(count)}\u00A0параметр`;
}

/** The filter of a promotion level. */
export const promotionNames = {
  PREMIUM: 'Эълонҳои премиум',
  VIP: 'Эълонҳои VIP',
  BASIC: 'Бе пешбарӣ',
} as const;

/** «1 234 эълон ёфт шуд», «Чизе ёфт нашуд». */
export function foundText(count: number): string {
  return count === 0 ? filtersWords.nothing : `${adsCount(count)} ёфт шуд`;
}

/** Label of a chip's ×. */
export function removeLabel(filter: string): string {
  return `Бардоштани филтри «${filter}»`;
}

/** Label of the filters button with the number of applied filters. */
export function filtersLabel(count: number): string {
  return count === 0 ? filtersWords.title : `${filtersWords.title}, интихоб шуд: ${count}`;
}

/** Names the filters of an old link that no longer exist. */
export function lostText(names: readonly string[]): string {
  const list = names.map((name) => `«${name}»`).join(', ');
  return names.length === 1
    ? `Пайванд кӯҳна шудааст: филтри ${list} дигар кор намекунад, бе он меҷӯем.`
    : `Пайванд кӯҳна шудааст: филтрҳои ${list} дигар кор намекунанд, бе онҳо меҷӯем.`;
}
