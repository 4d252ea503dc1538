/** Prefix of every phone number (spec §5). */
export const PHONE_PREFIX = '+992';
/** Digits after the prefix (spec §5). */
export const PHONE_DIGITS = 9;
/** Digits of a one-time code (spec §9). */
export const CODE_LENGTH = 6;
/** Lifetime of a one-time code, in ms. */
export const CODE_LIFETIME_MS = 300_000;
/** Number of wrong codes per request; every later attempt is refused. */
export const CODE_TRIES = 5;
/** Minimum time between two codes to one phone, in ms (spec §4, «Resend timer»). */
export const RESEND_AFTER_MS = 60_000;
/** Maximum length of a user's name, in UTF-16 units. */
export const NAME_LENGTH = 60;
