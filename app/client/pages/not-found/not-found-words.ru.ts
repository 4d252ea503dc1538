/** Sentences of the page that is not there. */
export const notFoundWords = {
  title: 'Страница не найдена',
  why: 'Возможно, ссылка устарела.',
  home: 'На главную',
} as const;
