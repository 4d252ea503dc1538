/** Texts of a map with one point. */
export const placeMapWords = {
  map: 'Карта: стрелки двигают, плюс и минус меняют масштаб',
} as const;
