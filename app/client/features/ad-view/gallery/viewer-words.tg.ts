/** Texts of the viewer of photos. */
export const viewerWords = {
  close: 'Пӯшидан',
  zoom: 'Калон кардан',
  photoFailed: 'Акс бор нашуд',
} as const;
