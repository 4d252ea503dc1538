/** Texts of a map with one point, and of the link to a larger one. */
export const placeMapWords = {
  map: 'Карта: стрелки двигают, плюс и минус меняют масштаб',
  open: 'Открыть карту',
} as const;
