import type { MapTiles } from '@bozor/form-engine/react';

import { COUNTRY_START } from './country-start.ts';
import { knownPlaces } from './known-places.ru.ts';
import { mapPlaces } from './map-places.ru.ts';
import outline from './tajikistan-outline.json?raw';

/** The country's outline and towns, which need no network beyond their own chunk. */
export const country: MapTiles = {
  outline: JSON.parse(outline),
  places: mapPlaces,
  known: knownPlaces,
  start: COUNTRY_START,
};
