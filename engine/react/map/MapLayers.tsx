import { GeoJSON, TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

import type { MapTiles, TileSource } from './map-tiles-context.ts';

/** The closest zoom of tiles that do not define it. */
const LAST_ZOOM = 19;
/** The closest zoom at which an outline with towns still shows something. */
const LAST_OUTLINE_ZOOM = 11;
const OUTLINE_PANE = 'outline';

/** What a layer of tiles is given. */
export interface TilesLayerProps {
  readonly map: LeafletMap;
  readonly tiles: TileSource;
  /** Called when the tiles in view have been asked for: whether any came. */
  readonly onTiles: (areHere: boolean) => void;
}

/** The tiles of a map. */
export function TilesLayer({ map, tiles, onTiles }: TilesLayerProps) {
  const { url, maxZoom = LAST_ZOOM } = tiles;
  useEffect(() => {
    const layer = new TileLayer(url, { maxZoom });
    let came = 0;
    layer.on({
      loading: () => (came = 0),
      tileload: () => (came += 1),
      load: () => onTiles(came > 0),
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, url, maxZoom, onTiles]);
  return null;
}

/** Ends the zoom where nothing more is shown. */
export function ZoomEnd({ map, tiles }: { readonly map: LeafletMap; readonly tiles?: TileSource }) {
  const end = tiles === undefined ? LAST_OUTLINE_ZOOM : (tiles.maxZoom ?? LAST_ZOOM);
  useEffect(() => void map.setMaxZoom(end), [map, end]);
  return null;
}

/** What an outline is drawn with. */
export interface OutlineLayerProps {
  readonly map: LeafletMap;
  readonly outline: NonNullable<MapTiles['outline']>;
  readonly className: string;
}

/** The borders on a map, under its tiles. */
export function OutlineLayer({ map, outline, className }: OutlineLayerProps) {
  useEffect(() => {
    if (map.getPane(OUTLINE_PANE) === undefined) map.createPane(OUTLINE_PANE);
    const layer = new GeoJSON(outline, {
      pane: OUTLINE_PANE,
      interactive: false,
      style: { className },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, outline, className]);
  return null;
}
