/** Texts of the error dialog (spec §8). */
export const errorWords = {
  title: 'Ошибка',
  close: 'Закрыть',
} as const;
