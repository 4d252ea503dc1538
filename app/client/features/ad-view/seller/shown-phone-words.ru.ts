/** Texts of a revealed phone. */
export const shownPhoneWords = {
  copy: 'Скопировать',
  copied: 'Номер скопирован',
  notCopied: 'Браузер не дал скопировать. Выделите текст и скопируйте сами',
} as const;
