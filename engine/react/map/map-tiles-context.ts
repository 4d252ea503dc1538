import type { GeoJSON } from 'leaflet';
import { createContext } from 'react';

import type { Point } from '../../definition/field-definition.ts';

/** Where pictures of the map come from. The content policy of the page must allow their host. */
export interface TileSource {
  /** Address with `{z}`, `{x}`, `{y}` and, where the server has them, `{s}` and `{r}`. */
  readonly url: string;
  /** Whose map it is; always in view while tiles are on. */
  readonly attribution: string;
  /** Where the attribution leads, e.g. to the licence. */
  readonly attributionUrl?: string;
  /** The closest zoom the server has; 19 by default. */
  readonly maxZoom?: number;
}

/** A place with a name, to find one's way by and to name a point after. */
export interface MapPlace extends Point {
  readonly name: string;
  /** Other names it is searched by: of another language, former ones. */
  readonly spellings?: readonly string[];
}

/** What a map shows besides the pin. The host gives it: the engine contains no country. */
export interface MapTiles {
  /** Absent: the map is drawn from the outline and the places alone. */
  readonly tiles?: TileSource;
  /** GeoJSON of borders, drawn under the tiles. */
  readonly outline?: NonNullable<ConstructorParameters<typeof GeoJSON>[0]>;
  /** Shown where no tiles are. Most important first: where names would overlap, the earlier one is shown. */
  readonly places?: readonly MapPlace[];
  /** Places to search for, most important first; absent: `places`. */
  readonly known?: readonly MapPlace[];
  /** Why a point may not be chosen, a sentence for the person; `null` for one that may be. */
  readonly refuse?: (point: Point) => string | null;
  /** Where a map without a point opens. */
  readonly start: Point & { readonly zoom: number };
}

/** Gives maps their tiles, outline, places and start. Without a provider a map shows the whole world, bare. */
export const MapTilesContext = createContext<MapTiles>({
  start: { latitude: 30, longitude: 0, zoom: 2 },
});
