/** Texts of the first page (SCREENS, «/ home»). */
export const homeWords = {
  title: 'Объявления по всему Таджикистану',
  categories: 'Категории',
  premium: 'Премиум-объявления',
  allPremium: 'Смотреть все',
  allPremiumShort: 'Все',
  fresh: 'Свежие объявления',
  emptyTitle: 'Объявлений пока нет',
  emptyText: 'Станьте первым — это займёт пару минут.',
  create: 'Разместить объявление',
} as const;
