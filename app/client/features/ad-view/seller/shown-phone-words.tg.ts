/** Texts of a revealed phone. */
export const shownPhoneWords = {
  copy: 'Нусхабардорӣ',
  copied: 'Рақам нусхабардорӣ шуд',
} as const;
