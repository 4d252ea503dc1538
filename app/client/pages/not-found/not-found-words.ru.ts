/** Texts of the page of an unknown address. */
export const notFoundWords = {
  title: 'Страница не найдена',
  why: 'Возможно, ссылка устарела.',
  home: 'На главную',
} as const;
