import { use, useCallback, useState } from 'react';

import type { Point } from '../../definition/field-definition.ts';
import type { MapWords } from '../catalogue/words.ts';
import { useMedia } from '../use-media.ts';
import { MapTilesContext, type MapPlace, type TileSource } from './map-tiles-context.ts';
import { OutlineLayer, TilesLayer, ZoomEnd } from './MapLayers.tsx';
import { MapTools, type OnRefused } from './MapTools.tsx';
import { MoveTo } from './MoveTo.tsx';
import { PlaceLabels } from './PlaceLabels.tsx';
import { PointReader } from './PointReader.tsx';
import { useLeafletMap } from './use-leaflet-map.ts';

import './leaflet-panes.css';
import styles from './MapCanvas.module.css';

/** How close a map opens on a point that was chosen before: streets, or towns where streets are not drawn. */
const STREETS_ZOOM = 15;
const TOWNS_ZOOM = 9;
const NO_PLACES: readonly MapPlace[] = [];

/** What a map is drawn with. */
export interface MapCanvasProps {
  /** The point to open at; the start of `MapTilesContext` when none is chosen yet. */
  readonly start: Point | null;
  /** A place that the person chose beside the map: it moves there. */
  readonly target?: Point | null;
  /** The person brought a point under the pin. */
  readonly onPoint: (point: Point) => void;
  /** The browser did not give the person's position. */
  readonly onRefused: OnRefused;
  /** Handed over, so that the map's own chunk carries no words. */
  readonly words: MapWords;
}

/**
 * A map that moves under a pin. It works without tiles, by its outline and places, and needs no
 * picture or style of its own address. Arrows move it, plus and minus zoom; a click centres.
 */
export function MapCanvas({ start, target, onPoint, onRefused, words }: MapCanvasProps) {
  const { tiles, outline, places = NO_PLACES, start: home } = use(MapTilesContext);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const opening =
    start === null ? home : { ...start, zoom: tiles === undefined ? TOWNS_ZOOM : STREETS_ZOOM };
  const { element, map } = useLeafletMap({
    center: [opening.latitude, opening.longitude],
    zoom: opening.zoom,
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    // Leaflet fails when a map goes away in the middle of this animation.
    zoomAnimation: false,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  const [arrival, setArrival] = useState<Arrival>('awaited');
  const onTiles = useCallback((areHere: boolean) => setArrival(toArrival(areHere)), []);
  const isBare = tiles === undefined || arrival === 'never';

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.map} />
      {map !== null && (
        <>
          {tiles !== undefined && <TilesLayer map={map} tiles={tiles} onTiles={onTiles} />}
          <ZoomEnd map={map} {...(!isBare && { tiles })} />
          {outline !== undefined && (
            <OutlineLayer map={map} outline={outline} className={styles.outline ?? ''} />
          )}
          {(tiles === undefined || arrival !== 'here') && <PlaceLabels map={map} places={places} />}
          <MoveTo map={map} target={target} />
          <PointReader map={map} isStill={isStill} onPoint={onPoint} name={words.map} />
        </>
      )}
      <Pin />
      {(arrival === 'gone' || arrival === 'never') && (
        <p className={styles.offline} role="status">
          {words.offline}
        </p>
      )}
      {tiles !== undefined && <Attribution tiles={tiles} />}
      {map !== null && <MapTools map={map} onPoint={onPoint} onRefused={onRefused} words={words} />}
    </div>
  );
}

/** State of the tiles requested last: some loaded, none after earlier ones, never any. */
type Arrival = 'awaited' | 'here' | 'gone' | 'never';

function toArrival(areHere: boolean) {
  return (before: Arrival): Arrival => {
    if (areHere) return 'here';
    return before === 'here' || before === 'gone' ? 'gone' : 'never';
  };
}

function Pin() {
  return (
    <svg className={styles.pin} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 22s7.4-6.4 7.4-12.2A7.3 7.3 0 0 0 12 2.4a7.3 7.3 0 0 0-7.4 7.4C4.6 15.6 12 22 12 22Z" />
      <circle cx="12" cy="9.7" r="2.7" />
    </svg>
  );
}

function Attribution({ tiles }: { readonly tiles: TileSource }) {
  const { attribution, attributionUrl } = tiles;
  return (
    <p className={styles.attribution}>
      {attributionUrl === undefined ? (
        attribution
      ) : (
        <a href={attributionUrl} target="_blank" rel="noreferrer">
          {attribution}
        </a>
      )}
    </p>
  );
}
