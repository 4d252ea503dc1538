/** Texts of the fullscreen photos. */
export const viewerWords = {
  close: 'Пӯшидан',
  zoom: 'Калон кардан',
  photoFailed: 'Акс бор нашуд',
} as const;
