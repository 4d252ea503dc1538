import { FailureGuard } from '@bozor/form-engine/react';
import type { TileSource } from '@bozor/form-engine/react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { watchNearness } from '../nearness/watch-nearness.ts';
import { CountryMap } from './CountryMap.tsx';

import styles from './LazyMap.module.css';

interface LazyMapProps {
  /** Pictures of the map; absent: the country's outline alone. */
  readonly tiles: TileSource | undefined;
  /** Shown when the map's code fails to load. */
  readonly failed: ReactNode;
  /** The map, a lazy component: it is rendered when it is near the viewport, never on a server. */
  readonly children: ReactNode;
}

/** A map whose code loads when it is near the viewport. */
export function LazyMap({ tiles, failed, children }: LazyMapProps) {
  const [isNear, setNear] = useState(false);
  if (!isNear) {
    const onNear = () => setNear(true);
    return <div ref={(place) => watchNearness(place, 50, onNear)} className={styles.wait} />;
  }
  return (
    <FailureGuard fallback={failed}>
      <Suspense fallback={<div className={styles.wait} />}>
        <CountryMap tiles={tiles}>{children}</CountryMap>
      </Suspense>
    </FailureGuard>
  );
}
