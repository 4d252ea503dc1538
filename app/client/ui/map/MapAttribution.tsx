import { MapTilesContext } from '@bozor/form-engine/react';
import { use } from 'react';

import styles from './MapAttribution.module.css';

/** Whose tiles a map shows, in its corner; nothing of a map without tiles. */
export function MapAttribution() {
  const { tiles } = use(MapTilesContext);
  if (tiles === undefined) return null;
  const { attribution, attributionUrl } = tiles;
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
