/** Maximum length of a user's description, in UTF-16 units. */
export const ABOUT_LENGTH = 500;
/** Number of days after which an account is deleted, unless its user signs in before. */
export const DELETION_DAYS = 30;
