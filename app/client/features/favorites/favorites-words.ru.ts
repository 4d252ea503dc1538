/** Texts of the favourites (SCREENS, «/favorites»). */
export const favoritesWords = {
  title: 'Избранное',
  parts: 'Части избранного',
  ads: 'Объявления',
  searches: 'Поиски',
  categories: 'Категории избранного',
  all: 'Все',
  emptyTitle: 'Здесь пока пусто',
  emptyText: 'Нажмите на сердечко у объявления — оно появится здесь.',
  look: 'Посмотреть объявления',
  guest: 'Войдите, чтобы избранное было на всех ваших устройствах.',
  signIn: 'Войти',
  closed: 'Снято с публикации',
} as const;

/** «Дешевле на 7 000 с.». */
export function cheaperText(sum: string): string {
  return `Дешевле на ${sum}`;
}
