/** Texts of a map with one point, and of the link to a larger one. */
export const placeMapWords = {
  map: 'Харита: тирчаҳо онро ҷунбонда, плюс ва минус миқёсро тағйир медиҳанд',
  open: 'Кушодани харита',
} as const;
