import type { MapPlace } from '@bozor/form-engine/react';
import { useSyncExternalStore } from 'react';
import { CircleMarker, Tooltip, useMap } from 'react-leaflet';

import { clusterText } from '../cluster-text.ts';
import type { MapCluster } from '../map-cluster.ts';
import { labelsBeside } from './labels-beside.ts';

import styles from './Towns.module.css';

const DOT_RADIUS = 3;

interface TownsProps {
  readonly places: readonly MapPlace[];
  readonly clusters: readonly MapCluster[];
}

/** The towns whose names fit side by side and beside the markers, the largest first. */
export function Towns({ places, clusters }: TownsProps) {
  const map = useMap();
  const zoom = useSyncExternalStore(
    (listener) => {
      map.on('zoomend', listener);
      return () => void map.off('zoomend', listener);
    },
    () => map.getZoom(),
  );
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const { x, y } = map.project([latitude, longitude], zoom);
    return { x, y };
  };
  const labels = places.map((place) => ({ ...at(place), letters: place.name.length, place }));
  const markers = clusters.map((cluster) => ({
    ...at(cluster),
    letters: clusterText(cluster).length,
  }));
  return labelsBeside(labels, markers).map(({ shift, place: { name, latitude, longitude } }) => (
    <CircleMarker
      key={`${name} ${shift}`}
      center={[latitude, longitude]}
      radius={DOT_RADIUS}
      interactive={false}
      className={styles.dot ?? ''}
    >
      {/* Its text is an option: a child would be drawn a moment after the empty tooltip. */}
      <Tooltip
        permanent
        direction="right"
        offset={[shift, 0]}
        className={styles.name ?? ''}
        content={name}
      />
    </CircleMarker>
  ));
}
