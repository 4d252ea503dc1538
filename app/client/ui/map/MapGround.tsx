import { MapTilesContext, pickLabels } from '@bozor/form-engine/react';
import type { MapTiles } from '@bozor/form-engine/react';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { CircleMarker, GeoJSON, Pane, TileLayer, Tooltip, useMap } from 'react-leaflet';

import '@bozor/form-engine/leaflet-panes.css';
import styles from './MapGround.module.css';

const LAST_ZOOM = 19;
/** The closest zoom at which the outline with towns still shows something. */
const LAST_OUTLINE_ZOOM = 11;
const DOT_RADIUS = 3;

/**
 * What a map shows beneath its markers: the tiles of `MapTilesContext`; where they cannot be reached, the
 * country's outline with towns, which end the zoom.
 */
export function MapGround() {
  const { tiles, outline, places = [] } = use(MapTilesContext);
  const [arrival, setArrival] = useState<'awaited' | 'here' | 'never'>('awaited');
  const isBare = tiles === undefined || arrival === 'never';
  return (
    <>
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
          <GeoJSON data={outline} interactive={false} style={{ className: styles.outline ?? '' }} />
        </Pane>
      )}
      {(tiles === undefined || arrival !== 'here') && <Towns places={places} />}
    </>
  );
}

/** Ends the zoom where nothing more is shown. */
function ZoomEnd({ zoom }: { readonly zoom: number }) {
  const map = useMap();
  useEffect(() => void map.setMaxZoom(zoom), [map, zoom]);
  return null;
}

/** The towns whose names fit side by side, the largest first. */
function Towns({ places }: { readonly places: NonNullable<MapTiles['places']> }) {
  const map = useMap();
  const zoom = useSyncExternalStore(
    (listener) => {
      map.on('zoomend', listener);
      return () => void map.off('zoomend', listener);
    },
    () => map.getZoom(),
  );
  const labels = places.map((place) => {
    const { x, y } = map.project([place.latitude, place.longitude], zoom);
    return { x, y, letters: place.name.length, place };
  });
  return pickLabels(labels).map(({ place: { name, latitude, longitude } }) => (
    <CircleMarker
      key={name}
      center={[latitude, longitude]}
      radius={DOT_RADIUS}
      interactive={false}
      className={styles.dot ?? ''}
    >
      {/* Its text is an option: a child would be drawn a moment after the empty tooltip. */}
      <Tooltip permanent direction="right" className={styles.name ?? ''} content={name} />
    </CircleMarker>
  ));
}
