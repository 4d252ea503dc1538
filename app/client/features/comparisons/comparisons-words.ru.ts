import { countText } from '../../ui/plural/count-text.ts';

/** Texts of the comparisons (SCREENS, «/comparisons»). */
export const comparisonsWords = {
  title: 'Сравнение',
  groups: 'Разделы сравнения',
  onlyDifferences: 'Только отличия',
  table: 'Сравнение объявлений',
  remove: 'Убрать',
  add: 'Добавить',
  clear: 'Очистить',
  clearTitle: 'Убрать все объявления из сравнения?',
  emptyTitle: 'Нечего сравнивать',
  emptyText: 'Добавьте хотя бы два похожих объявления.',
  look: 'Посмотреть объявления',
  addOne: 'Добавьте ещё одно объявление, чтобы сравнить',
  closed: 'Снято с публикации',
  none: '—',
} as const;

/** «7 отличий». */
export function differencesText(count: number): string {
  return countText(count, { one: 'отличие', few: 'отличия', many: 'отличий' });
}
