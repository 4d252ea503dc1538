import type { Advertisement } from '../../../contract/index.ts';
import { useMapTiles } from '../../api/site/use-map-tiles.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LazyPlaceMap } from '../../ui/map/LazyPlaceMap.tsx';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './Whereabouts.module.css';

interface WhereaboutsProps {
  readonly title: string;
  readonly location: NonNullable<Advertisement['details']['location']>;
}

/**
 * The location: a map, loaded near the viewport, the address, the landmarks. Of an ad without a
 * place of its own, which has only a city, there is no map.
 */
export function Whereabouts({ title, location }: WhereaboutsProps) {
  const { address, precision, landmarks } = location;
  const isInCity = precision === 'CITY';
  if (isInCity && address === '') return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {!isInCity && <PlaceOnMap location={location} />}
      {address !== '' && (
        <p className={styles.address}>
          <Icon name="pin" />
          {address}
        </p>
      )}
      {precision === 'NEAR' && <p className={styles.near}>{adViewWords.near}</p>}
      {landmarks.length > 0 && (
        <ul className={styles.landmarks}>
          {landmarks.map(({ name, walking_time }) => (
            <li key={name} className={styles.landmark}>
              <Icon name="walk" />
              <span className={styles.name}>{name}</span>
              <b className={styles.walk}>{walking_time}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PlaceOnMap({ location }: Pick<WhereaboutsProps, 'location'>) {
  const { latitude, longitude, address } = location;
  const tiles = useMapTiles();
  const street = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <div className={styles.map}>
      <LazyPlaceMap
        point={{ latitude, longitude }}
        tiles={tiles}
        failed={
          <p className={styles.failed} role="status">
            <b>{adViewWords.mapFailed}</b>
            {address !== '' && <span>{adViewWords.mapFailedText}</span>}
          </p>
        }
      />
      <div className={styles.open}>
        <ButtonLink variant="outline" size="small" href={street}>
          <Icon name="ne" />
          {adViewWords.openMap}
        </ButtonLink>
      </div>
    </div>
  );
}
