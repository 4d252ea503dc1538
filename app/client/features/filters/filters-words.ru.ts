import { adsCount } from '../../ui/ads-count/ads-count.ru.ts';
import { countText } from '../../ui/plural/count-text.ts';

const PARAMETER = { one: 'параметр', few: 'параметра', many: 'параметров' } as const;

/** Texts of the filters: panel, dialog and chips (SCREENS §2, §3). */
export const filtersWords = {
  title: 'Фильтры',
  reset: 'Сбросить',
  resetAll: 'Сбросить всё',
  all: 'Все фильтры',
  applied: 'Выбранные фильтры',
  allCategories: 'Все категории',
  choose: 'Выберите категорию',
  subcategories: 'Подкатегории',
  crumbs: 'Где ищем',
  show: 'Показать результаты',
  nothing: 'Ничего не найдено',
  wasReset: 'Фильтры сброшены',
  undo: 'Вернуть',
  loading: 'Загружаем фильтры',
  hide: 'Скрыть',
} as const;

/** «Ещё 18 параметров»: the filters that are asked for less often. */
export function moreText(count: number): string {
  return `Ещё ${countText(count, PARAMETER)}`;
}

/** The filter of a promotion level. */
export const promotionNames = {
  PREMIUM: 'Премиум-объявления',
  VIP: 'VIP-объявления',
  BASIC: 'Без продвижения',
} as const;

/** «Найдено 1 234 объявления», «Ничего не найдено». */
export function foundText(count: number): string {
  return count === 0 ? filtersWords.nothing : `Найдено ${adsCount(count)}`;
}

/** Label of a chip's ×. */
export function removeLabel(filter: string): string {
  return `Убрать фильтр «${filter}»`;
}

/** Label of the filters button with the number of applied filters. */
export function filtersLabel(count: number): string {
  return count === 0 ? filtersWords.title : `${filtersWords.title}, применено: ${count}`;
}

/** Names the filters of an old link that no longer exist. */
export function lostText(names: readonly string[]): string {
  const list = names.map((name) => `«${name}»`).join(', ');
  return names.length === 1
    ? `Ссылка устарела: фильтр ${list} больше не работает, ищем без него.`
    : `Ссылка устарела: фильтры ${list} больше не работают, ищем без них.`;
}
