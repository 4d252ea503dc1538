/** Texts of content that failed to load. */
export const failedWords = {
  title: 'Could not be loaded',
  text: 'Try again. If it does not help, come back later.',
  retry: 'Retry',
} as const;
