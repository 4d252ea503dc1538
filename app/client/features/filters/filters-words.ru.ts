import { adsCount } from '../../ui/ads-count/ads-count.ru.ts';

/** What filters say, in the panel, the dialog and the chips (SCREENS §2, §3). */
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

/** Ads of one promotion level, as a filter. */
export const promotionNames = {
  PREMIUM: 'Премиум-объявления',
  VIP: 'VIP-объявления',
  BASIC: 'Без продвижения',
} as const;

/** «Найдено 1 234 объявления», «Ничего не найдено». */
export function foundText(count: number): string {
  return count === 0 ? filtersWords.nothing : `Найдено ${adsCount(count)}`;
}

/** Name of the × on a chip. */
export function removeLabel(filter: string): string {
  return `Убрать фильтр «${filter}»`;
}

/** Name of the button that opens the filters, with how many are applied. */
export function filtersLabel(count: number): string {
  return count === 0 ? filtersWords.title : `${filtersWords.title}, применено: ${count}`;
}

/** Says which filters of an old link are no more. */
export function lostText(names: readonly string[]): string {
  const list = names.map((name) => `«${name}»`).join(', ');
  return names.length === 1
    ? `Ссылка устарела: фильтр ${list} больше не работает, ищем без него.`
    : `Ссылка устарела: фильтры ${list} больше не работают, ищем без них.`;
}
