/** Texts at the end of an endless list (SCREENS §0). */
export const endlessWords = {
  end: 'Это все объявления',
  failed: 'Не удалось загрузить ещё',
  retry: 'Повторить',
  more: 'Показать ещё',
  loading: 'Загружаем ещё',
} as const;
