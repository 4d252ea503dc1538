import { MapTilesContext, useMedia } from '@bozor/form-engine/react';
import type { MapTiles, TileSource } from '@bozor/form-engine/react';
import { divIcon } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { use, useEffect, useState } from 'react';
import {
  CircleMarker,
  GeoJSON,
  MapContainer,
  Marker,
  Pane,
  TileLayer,
  Tooltip,
  useMap,
} from 'react-leaflet';

import { placeMapWords } from './place-map-words.ru.ts';

import '@bozor/form-engine/leaflet-panes.css';
import styles from './PlaceMap.module.css';

/** Zoom to streets, or to towns where there are no street tiles. */
const STREETS_ZOOM = 15;
const TOWNS_ZOOM = 9;
const LAST_ZOOM = 19;
/** The closest zoom at which the outline with towns still shows something. */
const LAST_OUTLINE_ZOOM = 11;
const DOT_RADIUS = 3;
const PIN_SIZE = 40;

/** Properties of a map of one point. */
export interface PlaceMapProps {
  readonly point: { readonly latitude: number; readonly longitude: number };
}

/**
 * A read-only map with one pin, over the tiles of `MapTilesContext`. Where they cannot be reached it
 * shows the country's outline with towns. A mouse drags it; touch scrolls the page.
 */
export function PlaceMap({ point }: PlaceMapProps) {
  const { tiles, outline, places = [] } = use(MapTilesContext);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const hasMouse = useMedia('(pointer: fine)');
  const [arrival, setArrival] = useState<'awaited' | 'here' | 'never'>('awaited');
  const isBare = tiles === undefined || arrival === 'never';
  const [pin] = useState(toPin);
  return (
    <div className={styles.frame}>
      <MapContainer
        ref={nameMap}
        className={styles.map ?? ''}
        center={[point.latitude, point.longitude]}
        zoom={tiles === undefined ? TOWNS_ZOOM : STREETS_ZOOM}
        attributionControl={false}
        zoomControl={false}
        boxZoom={false}
        scrollWheelZoom={false}
        dragging={hasMouse}
        // Leaflet throws when a map is removed during this animation.
        zoomAnimation={false}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        {tiles !== undefined && (
          <TileLayer
            url={tiles.url}
            maxZoom={tiles.maxZoom ?? LAST_ZOOM}
            eventHandlers={{
              tileload: () => setArrival('here'),
              // All that is in view was asked for.
              load: () => setArrival((before) => (before === 'awaited' ? 'never' : before)),
            }}
          />
        )}
        <ZoomEnd zoom={isBare ? LAST_OUTLINE_ZOOM : (tiles.maxZoom ?? LAST_ZOOM)} />
        {outline !== undefined && (
          <Pane name="outline">
            <GeoJSON
              data={outline}
              interactive={false}
              style={{ className: styles.outline ?? '' }}
            />
          </Pane>
        )}
        {(tiles === undefined || arrival !== 'here') && <Towns places={places} />}
        <Marker
          position={[point.latitude, point.longitude]}
          icon={pin}
          interactive={false}
          keyboard={false}
        />
      </MapContainer>
      {tiles !== undefined && <Attribution tiles={tiles} />}
    </div>
  );
}

/** Ends the zoom where nothing more is shown. */
function ZoomEnd({ zoom }: { readonly zoom: number }) {
  const map = useMap();
  useEffect(() => void map.setMaxZoom(zoom), [map, zoom]);
  return null;
}

function Towns({ places }: { readonly places: NonNullable<MapTiles['places']> }) {
  return places.map(({ name, latitude, longitude }) => (
    <CircleMarker
      key={name}
      center={[latitude, longitude]}
      radius={DOT_RADIUS}
      interactive={false}
      className={styles.dot ?? ''}
    >
      <Tooltip permanent direction="right" className={styles.name ?? ''}>
        {name}
      </Tooltip>
    </CircleMarker>
  ));
}

function Attribution({ tiles: { attribution, attributionUrl } }: { readonly tiles: TileSource }) {
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

function nameMap(map: LeafletMap | null): void {
  const container = map?.getContainer();
  container?.setAttribute('role', 'application');
  container?.setAttribute('aria-label', placeMapWords.map);
}

/** Made in a page: the library needs one. */
const toPin = () =>
  divIcon({
    className: styles.pin ?? '',
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE],
    html: '<svg viewBox="0 0 24 24" width="40" height="40"><path d="M12 22s7.4-6.4 7.4-12.2A7.3 7.3 0 0 0 12 2.4a7.3 7.3 0 0 0-7.4 7.4C4.6 15.6 12 22 12 22Z"/><circle cx="12" cy="9.7" r="2.7"/></svg>',
  });
