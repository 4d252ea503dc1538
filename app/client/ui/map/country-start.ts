/** Initial view of a map without a point: Dushanbe with the towns around it. */
export const COUNTRY_START = { latitude: 38.56, longitude: 68.78, zoom: 8 } as const;
