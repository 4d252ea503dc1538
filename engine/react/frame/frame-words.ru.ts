import type { FrameWords } from '../catalogue/words.ts';

/** Words around every field. */
export const FRAME_WORDS: FrameWords = {
  failed: 'Не удалось загрузить список.',
  retry: 'Повторить',
  retryLabel: (name: string) => `Повторить: ${name}`,
};
