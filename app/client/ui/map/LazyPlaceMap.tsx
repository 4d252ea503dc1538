import { FailureGuard } from '@bozor/form-engine/react';
import type { TileSource } from '@bozor/form-engine/react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { CountryMap } from './CountryMap.tsx';
import type { PlaceMapProps } from './PlaceMap.tsx';

import styles from './LazyPlaceMap.module.css';

interface LazyPlaceMapProps extends PlaceMapProps {
  /** Pictures of the map; absent: the country's outline alone. */
  readonly tiles: TileSource | undefined;
  /** Shown when the map's code fails to load. */
  readonly failed: ReactNode;
}

const PlaceMap = lazy(async () => {
  const { PlaceMap } = await import('./PlaceMap.tsx');
  return { default: PlaceMap };
});

/** A map with one point; its code loads when the map is near the viewport. */
export function LazyPlaceMap({ tiles, failed, ...props }: LazyPlaceMapProps) {
  const [isNear, setNear] = useState(false);
  if (!isNear) {
    return <div ref={(place) => watchNearness(place, setNear)} className={styles.wait} />;
  }
  return (
    <FailureGuard fallback={failed}>
      <Suspense fallback={<div className={styles.wait} />}>
        <CountryMap tiles={tiles}>
          <PlaceMap {...props} />
        </CountryMap>
      </Suspense>
    </FailureGuard>
  );
}

function watchNearness(place: HTMLElement | null, onNear: (isNear: boolean) => void) {
  if (place === null) return undefined;
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear(true);
    },
    { rootMargin: '50% 0%' },
  );
  watch.observe(place);
  return () => watch.disconnect();
}
