/** Texts of the error dialog. */
export const errorWords = {
  title: 'Хато',
  close: 'Пӯшидан',
} as const;
