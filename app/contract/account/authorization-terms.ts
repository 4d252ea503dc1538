/** Prefix of every phone number (spec §5). */
export const PHONE_PREFIX = '+992';
/** Digits after the prefix (spec §5). */
export const PHONE_DIGITS = 9;
/** Digits of a one-time code (spec §9). */
export const CODE_LENGTH = 6;
/** How long a one-time code is good for, in ms. */
export const CODE_LIFETIME_MS = 300_000;
/** Wrong codes that one request takes; the next try is refused whatever it says. */
export const CODE_TRIES = 5;
/** How far apart two codes to one phone are, in ms (spec §4, «Resend timer»). */
export const RESEND_AFTER_MS = 60_000;
/** Longest name of a user, in UTF-16 units. */
export const NAME_LENGTH = 60;
