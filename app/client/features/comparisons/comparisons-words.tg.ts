/** Texts of the comparisons (SCREENS, «/comparisons»). */
export const comparisonsWords = {
  title: 'Муқоиса',
  groups: 'Бахшҳои муқоиса',
  onlyDifferences: 'Танҳо фарқиятҳо',
  table: 'Муқоисаи эълонҳо',
  remove: 'Гирифтан',
  add: 'Илова кардан',
  clear: 'Тоза кардан',
  clearTitle: 'Ҳамаи эълонҳоро аз муқоиса гиред?',
  emptyTitle: 'Чизе барои муқоиса нест',
  emptyText: 'Ақаллан ду эълони монандро илова кунед.',
  look: 'Дидани эълонҳо',
  addOne: 'Барои муқоиса боз як эълон илова кунед',
  closed: 'Аз нашр гирифта шуд',
  none: '—',
} as const;

/** «7 фарқият». */
export function differencesText(count: number): string {
  return `${count}\u00A0фарқият`;
}
