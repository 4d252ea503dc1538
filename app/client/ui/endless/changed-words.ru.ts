/** Texts of a list whose cursor is refused. */
export const changedWords = {
  title: 'Список изменился',
  fromStart: 'Показать сначала',
} as const;
