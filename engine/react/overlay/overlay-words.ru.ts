/** Words of a window over the page. */
export const OVERLAY_WORDS = { close: 'Закрыть' } as const;
