import { useMedia } from '@bozor/form-engine/react';
import { latLngBounds } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';

import { clusterMapWords } from './cluster-map-words.ru.ts';
import { ClusterMarkers } from './ClusterMarkers.tsx';
import type { MapBox, MapCluster, MapPart, MapView } from './map-cluster.ts';
import { MapAttribution } from './MapAttribution.tsx';
import { MapGround } from './MapGround.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

import '@bozor/form-engine/leaflet-panes.css';
import styles from './ClusterMap.module.css';

/** Space between the outermost markers and the edge, in pixels. */
const MARGIN_PX = 48;
/** A single point is shown with the streets around it. */
const STREETS_ZOOM = 15;
/** Ads less than a metre apart have one place: no zoom parts them. */
const ONE_PLACE = 0.00001;
/** Decimals of degrees: a metre. */
const DECIMALS = 5;

export interface ClusterMapProps {
  /** Where it opens: a middle, or a box to show whole. Read once. */
  readonly start: MapView | MapBox;
  readonly clusters: readonly MapCluster[];
  /** Called when it is drawn and after every move. */
  readonly onPart: (part: MapPart) => void;
  /** A press on one ad, or on several that no zoom parts. */
  readonly onOpen: (cluster: MapCluster) => void;
}

/** A map of ads over the tiles of `MapTilesContext`. A press on a cluster zooms to its ads. */
export function ClusterMap({ start, clusters, onPart, onOpen }: ClusterMapProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [opening] = useState(start);
  const press = (cluster: MapCluster, map: LeafletMap) => {
    if (isOnePlace(cluster) || map.getZoom() >= map.getMaxZoom()) onOpen(cluster);
    else zoomTo(map, cluster.box);
  };
  return (
    <div className={styles.frame}>
      <MapContainer
        ref={nameMap}
        className={styles.map ?? ''}
        {...('zoom' in opening
          ? { center: [opening.latitude, opening.longitude], zoom: opening.zoom }
          : {
              bounds: toBounds(opening),
              boundsOptions: { padding: [MARGIN_PX, MARGIN_PX], maxZoom: STREETS_ZOOM },
            })}
        attributionControl={false}
        zoomControl={false}
        boxZoom={false}
        // Leaflet throws when a map is removed during this animation.
        zoomAnimation={false}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        <MapGround />
        <PartReader onPart={onPart} />
        <ClusterMarkers clusters={clusters} onPress={press} />
        <ZoomButtons />
      </MapContainer>
      <MapAttribution />
    </div>
  );
}

/** Reads what the map shows: at once, and after every move, zoom and resize. */
function PartReader({ onPart }: Pick<ClusterMapProps, 'onPart'>) {
  const map = useMap();
  const read = useEffectEvent(() => onPart(partOf(map)));
  useEffect(() => {
    const follow = () => read();
    follow();
    map.on('moveend resize', follow);
    return () => void map.off('moveend resize', follow);
  }, [map]);
  return null;
}

function partOf(map: LeafletMap): MapPart {
  const { lat: latitude, lng: longitude } = map.getCenter();
  const bounds = map.getBounds();
  return {
    view: { latitude: rounded(latitude), longitude: rounded(longitude), zoom: map.getZoom() },
    box: {
      south: Math.max(-90, rounded(bounds.getSouth())),
      west: Math.max(-180, rounded(bounds.getWest())),
      north: Math.min(90, rounded(bounds.getNorth())),
      east: Math.min(180, rounded(bounds.getEast())),
    },
  };
}

function isOnePlace({ box, count }: MapCluster): boolean {
  return count === 1 || Math.max(box.north - box.south, box.east - box.west) < ONE_PLACE;
}

/** Shows a box whole, at least one zoom closer. */
function zoomTo(map: LeafletMap, box: MapBox): void {
  const bounds = toBounds(box);
  const fitting = map.getBoundsZoom(bounds.pad(1 / 4));
  const zoom = Math.min(map.getMaxZoom(), Math.max(map.getZoom() + 1, fitting));
  map.getContainer().focus({ preventScroll: true });
  map.setView(bounds.getCenter(), zoom);
}

function toBounds({ south, west, north, east }: MapBox) {
  return latLngBounds([south, west], [north, east]);
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

function nameMap(map: LeafletMap | null): void {
  const container = map?.getContainer();
  container?.setAttribute('role', 'application');
  container?.setAttribute('aria-label', clusterMapWords.map);
}
