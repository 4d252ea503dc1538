/** Words around every field. */
export const FRAME_WORDS = {
  failed: 'Не удалось загрузить список.',
  retry: 'Повторить',
  /** Name of the button for those who hear it alone; it begins with what is seen. */
  retryLabel: (name: string) => `Повторить: ${name}`,
} as const;
