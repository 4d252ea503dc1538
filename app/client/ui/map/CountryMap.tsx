import { MapTilesContext } from '@bozor/form-engine/react';
import type { MapTiles } from '@bozor/form-engine/react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { COUNTRY_START } from './country-start.ts';

/** Until the outline is there: without it a map is bare, and opens at the same place. */
let country: MapTiles = { start: COUNTRY_START };
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Gives every map below it the country: its outline and its towns. They come in a chunk of their
 * own, once something that may hold a map is drawn.
 */
export function CountryMap({ children }: { readonly children: ReactNode }) {
  return (
    <MapTilesContext value={useSyncExternalStore(followCountry, currentCountry)}>
      {children}
    </MapTilesContext>
  );
}

function currentCountry(): MapTiles {
  return country;
}

function followCountry(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= loadCountry();
  return () => {
    listeners.delete(listener);
  };
}

async function loadCountry(): Promise<void> {
  try {
    ({ country } = await import('./country.ts'));
    for (const tell of listeners) tell();
  } catch {
    // A map works without its outline; the next one that is drawn asks again.
    loading = null;
  }
}
