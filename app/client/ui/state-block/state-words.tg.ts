/** Texts of content that failed to load. */
export const failedWords = {
  title: 'Бор кардан муяссар нашуд',
  text: 'Бори дигар кӯшиш кунед. Агар ёрӣ надиҳад, дертар дароед.',
  retry: 'Такрор кардан',
} as const;
