import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState, useSyncExternalStore } from 'react';

import type { Point } from '../../definition/field-definition.ts';
import type { MapWords } from '../catalogue/words.ts';
import { Icon } from '../icon/Icon.tsx';

import styles from './MapTools.module.css';

/** As close as the browser knows the place. */
const PERSON_ZOOM = 16;
const PATIENCE_MS = 15_000;

/** Called when the browser does not give the person's position: why. */
export type OnRefused = (why: 'refused' | 'unfound') => void;

/** What the buttons over a map are given. */
export interface MapToolsProps {
  readonly map: LeafletMap;
  readonly onPoint: (point: Point) => void;
  readonly onRefused: OnRefused;
  readonly words: MapWords;
}

/** Buttons over the map: closer, farther, «Моё место». */
export function MapTools({ map, onPoint, onRefused, words }: MapToolsProps) {
  const [isLocating, setLocating] = useState(false);
  const atEnd = useZoomEnd(map);
  const locate = () => {
    if (isLocating) return;
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        // The window may be closed by now.
        if (!map.getContainer().isConnected) return;
        map.setView([latitude, longitude], Math.max(map.getZoom(), PERSON_ZOOM));
        onPoint({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        onRefused(code === PERMISSION_DENIED ? 'refused' : 'unfound');
      },
      { timeout: PATIENCE_MS, enableHighAccuracy: true },
    );
  };

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.closer}
        aria-disabled={atEnd === 'closest' || undefined}
        onClick={() => map.zoomIn()}
      >
        <Sign path="M12 5v14M5 12h14" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.farther}
        aria-disabled={atEnd === 'farthest' || undefined}
        onClick={() => map.zoomOut()}
      >
        <Sign path="M5 12h14" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.mine}
        aria-busy={isLocating || undefined}
        onClick={locate}
      >
        <Icon name={isLocating ? 'spinner' : 'locate'} />
      </button>
    </div>
  );
}

/** Which end of its zoom the map is at. */
function useZoomEnd(map: LeafletMap): 'closest' | 'farthest' | null {
  const follow = useCallback(
    (listener: () => void) => {
      map.on('zoomend zoomlevelschange', listener);
      return () => void map.off('zoomend zoomlevelschange', listener);
    },
    [map],
  );
  return useSyncExternalStore(follow, () => {
    if (map.getZoom() >= map.getMaxZoom()) return 'closest';
    return map.getZoom() <= map.getMinZoom() ? 'farthest' : null;
  });
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
