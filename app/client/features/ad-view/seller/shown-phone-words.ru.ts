/** Texts of a revealed phone. */
export const shownPhoneWords = {
  copy: 'Скопировать',
  copied: 'Номер скопирован',
} as const;
