/** Maximum number of favourite ads per user or guest. */
export const FAVORITES_LIMIT = 500;

/** Maximum number of ads that a user or a guest compares. */
export const COMPARISONS_LIMIT = 10;

/** Maximum length of the note of a favourite, in UTF-16 units. */
export const NOTE_LENGTH = 300;

/** Maximum number of saved searches per user. */
export const SAVED_SEARCHES_LIMIT = 50;

/** Maximum length of the name of a saved search, in UTF-16 units. */
export const SEARCH_NAME_LENGTH = 120;

/** Maximum number of noted ads of a saved search: older ones are forgotten. */
export const ALERTS_SHOWN = 100;
