/** Texts of the viewer of photos. */
export const viewerWords = {
  close: 'Закрыть',
  zoom: 'Увеличить',
  photoFailed: 'Фото не загрузилось',
} as const;
