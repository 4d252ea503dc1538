/** Delay from the last change until filters are applied or counted, in ms (DESIGN §7). */
export const APPLY_DELAY_MS = 400;
