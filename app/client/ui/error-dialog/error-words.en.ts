/** Texts of the error dialog. */
export const errorWords = {
  title: 'Error',
  close: 'Close',
} as const;
