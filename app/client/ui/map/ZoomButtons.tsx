import { DomEvent } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';

import { Icon } from '../icon/Icon.tsx';
import { clusterMapWords } from './cluster-map-words.ru.ts';

import styles from './ZoomButtons.module.css';

/** Buttons over a map: closer and farther. */
export function ZoomButtons() {
  const map = useMap();
  const follow = useCallback(
    (listener: () => void) => {
      map.on('zoomend zoomlevelschange', listener);
      return () => void map.off('zoomend zoomlevelschange', listener);
    },
    [map],
  );
  const end = useSyncExternalStore(follow, () => {
    if (map.getZoom() >= map.getMaxZoom()) return 'closest';
    return map.getZoom() <= map.getMinZoom() ? 'farthest' : null;
  });
  return (
    <div className={styles.tools} ref={keepPresses}>
      <button
        type="button"
        className={styles.tool}
        aria-label={clusterMapWords.closer}
        aria-disabled={end === 'closest' || undefined}
        onClick={() => map.zoomIn()}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={clusterMapWords.farther}
        aria-disabled={end === 'farthest' || undefined}
        onClick={() => map.zoomOut()}
      >
        <Icon name="minus" />
      </button>
    </div>
  );
}

/** A press on a button is no press on the map. */
function keepPresses(place: HTMLElement | null): void {
  if (place !== null) DomEvent.disableClickPropagation(place);
}
