/** Texts of the first page. */
export const homeWords = {
  title: 'Эълонҳо дар тамоми Тоҷикистон',
  categories: 'Категорияҳо',
  premium: 'Эълонҳои премиум',
  allPremium: 'Ҳамаро дидан',
  allPremiumShort: 'Ҳама',
  fresh: 'Эълонҳои нав',
  emptyTitle: 'Ҳоло эълон нест',
  emptyText: 'Аввалин шавед — ин якчанд дақиқа мегирад.',
  create: 'Эълон додан',
} as const;
