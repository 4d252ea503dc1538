import { MapTilesContext, useMedia } from '@bozor/form-engine/react';
import { divIcon } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { use, useState } from 'react';
import { MapContainer, Marker } from 'react-leaflet';

import { MapAttribution } from './MapAttribution.tsx';
import { MapGround } from './MapGround.tsx';
import { placeMapWords } from './place-map-words.ru.ts';

import '@bozor/form-engine/leaflet-panes.css';
import styles from './PlaceMap.module.css';

/** Zoom to streets, or to towns where there are no street tiles. */
const STREETS_ZOOM = 15;
const TOWNS_ZOOM = 9;
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
  const { tiles } = use(MapTilesContext);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const hasMouse = useMedia('(pointer: fine)');
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
        <MapGround />
        <Marker
          position={[point.latitude, point.longitude]}
          icon={pin}
          interactive={false}
          keyboard={false}
        />
      </MapContainer>
      <MapAttribution />
    </div>
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
