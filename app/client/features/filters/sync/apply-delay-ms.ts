/** How long after the last change filters are applied or counted, in ms (DESIGN §7). */
export const APPLY_DELAY_MS = 400;
