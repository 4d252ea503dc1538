import { MapTilesContext } from '@bozor/form-engine/react';
import type { MapTiles, TileSource } from '@bozor/form-engine/react';
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

interface CountryMapProps {
  /** Pictures of the map; absent: the outline alone. */
  readonly tiles: TileSource | undefined;
  /** Why a point may not be chosen, as in `MapTiles`. */
  readonly refuse?: NonNullable<MapTiles['refuse']>;
  readonly children: ReactNode;
}

/**
 * Provides the maps below it with tiles and with the country's outline and towns. Those are a separate chunk,
 * loaded when a part that may contain a map is rendered.
 */
export function CountryMap({ tiles, refuse, children }: CountryMapProps) {
  const shown = country.use();
  const given = {
    ...shown,
    ...(tiles !== undefined && { tiles }),
    ...(refuse !== undefined && { refuse }),
  };
  return <MapTilesContext value={given}>{children}</MapTilesContext>;
}
