import { MapTilesContext } from '@bozor/form-engine/react';
import type { MapTiles } from '@bozor/form-engine/react';
import type { ReactNode } from 'react';

import { mapPlaces } from './map-places.ru.ts';
import outline from './tajikistan-outline.json?raw';

/** Where a map without a point opens: over Dushanbe, close enough to see the towns around. */
const START = { latitude: 38.56, longitude: 68.78, zoom: 8 };

const country: MapTiles = { outline: JSON.parse(outline), places: mapPlaces, start: START };

/** Gives every map below it the country: its outline and its towns, which need no network. */
export function CountryMap({ children }: { readonly children: ReactNode }) {
  return <MapTilesContext value={country}>{children}</MapTilesContext>;
}
