/** Maximum number of favourite ads per user or guest. */
export const FAVORITES_LIMIT = 500;

/** Maximum number of ads that a user or a guest compares. */
export const COMPARISONS_LIMIT = 10;

/** Maximum length of the note of a favourite, in UTF-16 units. */
export const NOTE_LENGTH = 300;
