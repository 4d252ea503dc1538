import { MapTilesContext } from '@bozor/form-engine/react';
import type { MapTiles } from '@bozor/form-engine/react';
import type { ReactNode } from 'react';

import { createCell } from '../../cell/cell.ts';
import { COUNTRY_START } from './country-start.ts';

/** Until the outline is there, a map is bare, and opens at the same place. */
const country = createCell<MapTiles>({
  server: { start: COUNTRY_START },
  // Loaded once something that may hold a map is drawn; when that fails, the next one asks again.
  connect: (change) => {
    import('./country.ts').then(
      (loaded) => change(loaded.country),
      () => undefined,
    );
    return () => {};
  },
});

/**
 * Gives every map below it the country: its outline and its towns. They come in a chunk of their
 * own, once something that may hold a map is drawn.
 */
export function CountryMap({ children }: { readonly children: ReactNode }) {
  return <MapTilesContext value={country.use()}>{children}</MapTilesContext>;
}
