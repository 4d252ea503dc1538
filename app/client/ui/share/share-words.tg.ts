/** Toasts after a link was shared. */
export const shareWords = {
  copied: 'Пайванд нусхабардорӣ шуд',
  'not-copied': 'Браузер нусхабардорӣ накард. Эълонро кушоед ва нишониро нусха гиред',
  failed: 'Нашуд. Бори дигар кӯшиш кунед',
} as const;
