import { MapTilesContext } from '@bozor/form-engine/react';
import type { MapTiles } from '@bozor/form-engine/react';
import type { ReactNode } from 'react';

import { createCell } from '../../cell/cell.ts';
import { COUNTRY_START } from './country-start.ts';

/** Until the outline is loaded, a map is empty and opens at the same point. */
const country = createCell<MapTiles>({
  server: { start: COUNTRY_START },
  // Loaded when a part that may contain a map is rendered; after a failure, the next one retries.
  connect: (change) => {
    import('./country.ts').then(
      (loaded) => change(loaded.country),
      () => undefined,
    );
    return () => {};
  },
});

/**
 * Provides the maps below it with the country's outline and towns. They are a separate chunk,
 * loaded when a part that may contain a map is rendered.
 */
export function CountryMap({ children }: { readonly children: ReactNode }) {
  return <MapTilesContext value={country.use()}>{children}</MapTilesContext>;
}
