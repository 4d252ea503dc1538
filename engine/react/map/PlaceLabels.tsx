import { useState } from 'react';
import { CircleMarker, Tooltip, useMap, useMapEvents } from 'react-leaflet';

import type { MapPlace } from './map-tiles-context.ts';
import { pickLabels } from './pick-labels.ts';

import styles from './PlaceLabels.module.css';

const DOT_RADIUS = 3;

/** Dots and names of places, as many as fit at this zoom. They are drawn, not pictures: no network. */
export function PlaceLabels({ places }: { readonly places: readonly MapPlace[] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });

  const labels = places.map((place) => {
    const { x, y } = map.project([place.latitude, place.longitude], zoom);
    return { x, y, letters: place.name.length, place };
  });
  return pickLabels(labels).map(({ place }) => (
    <CircleMarker
      key={`${place.name} ${place.latitude} ${place.longitude}`}
      center={[place.latitude, place.longitude]}
      radius={DOT_RADIUS}
      interactive={false}
      className={styles.dot ?? ''}
    >
      <Tooltip permanent direction="right" className={styles.name ?? ''}>
        {place.name}
      </Tooltip>
    </CircleMarker>
  ));
}
