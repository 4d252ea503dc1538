/** Reasons of a complaint about an ad, in the order in which they are offered. */
export const COMPLAINT_REASONS = ['FRAUD', 'SOLD', 'WRONG_CATEGORY', 'FORBIDDEN', 'OTHER'] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** Maximum length of the words of a complaint, in UTF-16 units. */
export const COMPLAINT_LENGTH = 500;
