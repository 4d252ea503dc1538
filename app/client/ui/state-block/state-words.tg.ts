/** Texts of content that failed to load. */
export const failedWords = {
  title: 'Бор кардан муяссар нашуд',
  text: 'Боз кӯшиш кунед. Нашавад, дертар дароед.',
  retry: 'Такрор кардан',
} as const;
