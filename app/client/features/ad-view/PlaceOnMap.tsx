import type { Place } from '../../../contract/index.ts';
import { useMapTiles } from '../../api/site/use-map-tiles.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LazyPlaceMap } from '../../ui/map/LazyPlaceMap.tsx';
import { placeMapWords } from '../../ui/map/place-map-words.ru.ts';
import { MapFailed } from './MapFailed.tsx';

import styles from './Whereabouts.module.css';

/** The map of a place and a link to a larger one: a part of its own, since it is below the fold. */
export function PlaceOnMap({ latitude, longitude, address }: Place) {
  const tiles = useMapTiles();
  const street = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;
  return (
    <>
      <LazyPlaceMap
        point={{ latitude, longitude }}
        tiles={tiles}
        failed={address === '' ? null : <MapFailed />}
      />
      <div className={styles.open}>
        <ButtonLink variant="outline" size="small" href={street}>
          <Icon name="ne" />
          {placeMapWords.open}
        </ButtonLink>
      </div>
    </>
  );
}
