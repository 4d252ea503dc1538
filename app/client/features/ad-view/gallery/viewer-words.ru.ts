/** Texts of the fullscreen photos. */
export const viewerWords = {
  close: 'Закрыть',
  zoom: 'Увеличить',
  photoFailed: 'Фото не загрузилось',
} as const;
