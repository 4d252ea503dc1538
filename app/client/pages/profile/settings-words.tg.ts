/** Texts of the settings. */
export const settingsWords = {
  notifications: 'Огоҳиномаҳо',
  searches: 'Ҷустуҷӯҳои сабтшуда',
  searchesNote: 'Эълонҳои нав аз рӯи дархостҳои шумо',
  account: 'Ҳисоб',
} as const;
