/**
 * Delay from the last change until filters are applied or counted, in ms (DESIGN §7). A module of its
 * own: the dialog and the forms, which have it in common, load apart.
 */
export const APPLY_DELAY_MS = 400;
