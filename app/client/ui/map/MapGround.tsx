import { MapTilesContext } from '@bozor/form-engine/react';
import { use, useEffect, useState } from 'react';
import { GeoJSON, Pane, TileLayer, useMap } from 'react-leaflet';

import type { MapCluster } from './map-cluster.ts';
import { Towns } from './towns/Towns.tsx';

import '@bozor/form-engine/leaflet-panes.css';
import styles from './MapGround.module.css';

const LAST_ZOOM = 19;
/** The closest zoom at which the outline with towns still shows something. */
const LAST_OUTLINE_ZOOM = 11;
const NO_CLUSTERS: readonly MapCluster[] = [];

interface MapGroundProps {
  /** The markers above, which names of towns leave room for. */
  readonly clusters?: readonly MapCluster[];
}

/**
 * What a map shows beneath its markers: the tiles of `MapTilesContext`; where they cannot be reached, the
 * country's outline with towns, which end the zoom.
 */
export function MapGround({ clusters = NO_CLUSTERS }: MapGroundProps) {
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
      {(tiles === undefined || arrival !== 'here') && <Towns places={places} clusters={clusters} />}
    </>
  );
}

/** Ends the zoom where nothing more is shown. */
function ZoomEnd({ zoom }: { readonly zoom: number }) {
  const map = useMap();
  useEffect(() => void map.setMaxZoom(zoom), [map, zoom]);
  return null;
}
