import { GeoJSON, TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

import type { MapTiles, TileSource } from './map-tiles-context.ts';

/** The closest zoom of tiles that say nothing of their own. */
export const LAST_ZOOM = 19;

/** What a layer of tiles is given. */
export interface TilesLayerProps {
  readonly map: LeafletMap;
  readonly tiles: TileSource;
  /** Called with every tile: whether it came. */
  readonly onTile: (isHere: boolean) => void;
}

/** The tiles of a map. */
export function TilesLayer({ map, tiles, onTile }: TilesLayerProps) {
  const { url, maxZoom = LAST_ZOOM } = tiles;
  useEffect(() => {
    const layer = new TileLayer(url, { maxZoom }).addTo(map);
    layer.on({ tileerror: () => onTile(false), tileload: () => onTile(true) });
    return () => void layer.remove();
  }, [map, url, maxZoom, onTile]);
  return null;
}

/** What an outline is drawn with. */
export interface OutlineLayerProps {
  readonly map: LeafletMap;
  readonly outline: NonNullable<MapTiles['outline']>;
  readonly className: string;
}

/** The borders on a map, under all other drawings. */
export function OutlineLayer({ map, outline, className }: OutlineLayerProps) {
  useEffect(() => {
    const layer = new GeoJSON(outline, { interactive: false, style: { className } });
    layer.addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, outline, className]);
  return null;
}
