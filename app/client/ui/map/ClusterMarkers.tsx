import { divIcon, DomEvent, marker } from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { clusterMapWords } from './cluster-map-words.ru.ts';
import type { MapCluster } from './map-cluster.ts';

import styles from './ClusterMarkers.module.css';

const PANE = 'clusters';

interface ClusterMarkersProps {
  readonly clusters: readonly MapCluster[];
  readonly onPress: (cluster: MapCluster, map: LeafletMap) => void;
}

/**
 * A button per cluster, at its place on the map. A cluster that stays is not drawn again, so that
 * focus stays too; the focus of one that is gone moves to the map.
 */
export function ClusterMarkers({ clusters, onPress }: ClusterMarkersProps) {
  const map = useMap();
  const last = useRef<DrawnMarkers | null>(null);
  const press = useEffectEvent((cluster: MapCluster) => onPress(cluster, map));

  useEffect(() => {
    const drawn = last.current?.map === map ? last.current.markers : new Map<string, Marker>();
    last.current = { map, markers: drawn };
    const wanted = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, shown] of drawn) {
      if (wanted.has(key)) continue;
      if (shown.getElement()?.contains(document.activeElement) === true) {
        map.getContainer().focus({ preventScroll: true });
      }
      shown.remove();
      drawn.delete(key);
    }
    for (const [key, cluster] of wanted) {
      if (drawn.has(key)) continue;
      const button = toButton(cluster);
      button.addEventListener('click', () => press(cluster));
      // Two presses are no double press on the map.
      DomEvent.on(button, 'dblclick', (event) => DomEvent.stopPropagation(event));
      drawn.set(key, place(map, cluster, button));
    }
  }, [map, clusters]);

  return null;
}

/** The markers of a map, by the key of their cluster. */
interface DrawnMarkers {
  readonly map: LeafletMap;
  readonly markers: Map<string, Marker>;
}

function keyOf({ latitude, longitude, count, ad }: MapCluster): string {
  return `${latitude} ${longitude} ${count} ${ad?.id ?? ''}`;
}

function toButton({ count, ad }: MapCluster): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.dataset['kind'] = ad === null ? 'several' : 'one';
  button.textContent = ad === null ? String(count) : (ad.price ?? clusterMapWords.noPrice);
  const name =
    ad === null ? clusterMapWords.several(count) : clusterMapWords.one(ad.title, ad.price);
  button.setAttribute('aria-label', name);
  button.title = name;
  return button;
}

function place(map: LeafletMap, cluster: MapCluster, button: HTMLButtonElement): Marker {
  if (map.getPane(PANE) === undefined) map.createPane(PANE).classList.add(styles.pane ?? '');
  const icon = divIcon({ className: styles.marker ?? '', iconSize: [0, 0], html: button });
  return marker([cluster.latitude, cluster.longitude], {
    icon,
    pane: PANE,
    interactive: false,
    keyboard: false,
  }).addTo(map);
}
