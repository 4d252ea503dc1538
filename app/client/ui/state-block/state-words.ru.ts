/** Texts of content that failed to load (SCREENS §0). */
export const failedWords = {
  title: 'Не удалось загрузить',
  text: 'Попробуйте ещё раз. Если не поможет — зайдите позже.',
  retry: 'Повторить',
} as const;
