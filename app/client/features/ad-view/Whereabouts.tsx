import { lazy, Suspense } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { adViewWords } from './ad-view-words.ru.ts';
import { MapFailed } from './MapFailed.tsx';

import styles from './Whereabouts.module.css';

const PlaceOnMap = lazy(() =>
  import('./PlaceOnMap.tsx').then(
    ({ PlaceOnMap: Map }) => ({ default: Map }),
    () => ({ default: MapFailed }),
  ),
);

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
      {!isInCity && (
        <div className={styles.map}>
          <Suspense fallback={null}>
            <PlaceOnMap {...location} />
          </Suspense>
        </div>
      )}
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
