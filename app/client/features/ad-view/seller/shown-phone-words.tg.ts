/** Texts of a revealed phone. */
export const shownPhoneWords = {
  copy: 'Нусхабардорӣ',
  copied: 'Рақам нусхабардорӣ шуд',
  notCopied: 'Браузер нусхабардорӣ накард. Матнро интихоб карда, худатон нусха гиред',
} as const;
