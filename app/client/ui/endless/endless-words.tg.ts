/** Texts at the end of an endless list. */
export const endlessWords = {
  end: 'Ин ҳамаи эълонҳост',
  failed: 'Боз бор кардан муяссар нашуд',
  retry: 'Такрор кардан',
  more: 'Боз нишон додан',
  loading: 'Боз бор мешавад',
} as const;
