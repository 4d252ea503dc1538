import type { OverlayWords } from '../catalogue/words.ts';

/** Words of a window over the page. */
export const OVERLAY_WORDS: OverlayWords = { close: 'Закрыть' };
