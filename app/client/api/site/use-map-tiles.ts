import { useQuery } from '@tanstack/react-query';

import { siteLinks } from './site-links.ts';

/** Pictures of a map, in the form of the engine's `MapTilesContext`. */
interface TileSource {
  readonly url: string;
  readonly attribution: string;
  readonly attributionUrl?: string;
}

/**
 * Pictures of the map from the operator's settings; `undefined` without. HTML from the server has
 * them, and idle work fetches what it lacks: a map makes no call.
 */
export function useMapTiles(): TileSource | undefined {
  const { data } = useQuery({ ...siteLinks(), enabled: false });
  const tiles = data?.map_tiles ?? null;
  if (tiles === null) return undefined;
  const { url, attribution, attribution_url: attributionUrl } = tiles;
  return attributionUrl === null ? { url, attribution } : { url, attribution, attributionUrl };
}
