/** Where a map without a point opens: over Dushanbe, close enough to see the towns around. */
export const COUNTRY_START = { latitude: 38.56, longitude: 68.78, zoom: 8 } as const;
