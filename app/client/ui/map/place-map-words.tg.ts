/** Texts of a map with one point. */
export const placeMapWords = {
  map: 'Харита: тирчаҳо онро ҷунбонда, плюс ва минус миқёсро тағйир медиҳанд',
} as const;
