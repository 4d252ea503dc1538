/** Toasts after a link was shared. */
export const shareWords = {
  copied: 'Ссылка скопирована',
  'not-copied': 'Браузер не дал скопировать. Откройте объявление и скопируйте адрес',
  failed: 'Не получилось. Попробуйте ещё раз',
} as const;
