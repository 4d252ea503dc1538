/** Texts of the favourites (SCREENS, «/favorites»). */
export const favoritesWords = {
  title: 'Интихобшуда',
  parts: 'Қисмҳои интихобшуда',
  ads: 'Эълонҳо',
  searches: 'Ҷустуҷӯҳо',
  categories: 'Категорияҳои интихобшуда',
  all: 'Ҳама',
  emptyTitle: 'Ҳоло ин ҷо холӣ аст',
  emptyText: 'Дилчаи эълонро пахш кунед — он дар ин ҷо пайдо мешавад.',
  look: 'Дидани эълонҳо',
  guest: 'Ворид шавед, то интихобшуда дар ҳамаи дастгоҳҳои шумо бошад.',
  signIn: 'Воридшавӣ',
  closed: 'Аз нашр гирифта шуд',
} as const;

/** «7 000 с. арзонтар». */
export function cheaperText(sum: string): string {
  return `${sum} арзонтар`;
}
