/** Words of a map with one place on it. */
export const placeMapWords = {
  map: 'Карта: стрелки двигают, плюс и минус меняют масштаб',
} as const;
