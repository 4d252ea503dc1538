import { lazy } from 'react';
import type { ComponentProps } from 'react';

import { LazyMap } from './LazyMap.tsx';
import type { PlaceMapProps } from './PlaceMap.tsx';

type LazyPlaceMapProps = PlaceMapProps & Omit<ComponentProps<typeof LazyMap>, 'children'>;

const PlaceMap = lazy(async () => {
  const { PlaceMap } = await import('./PlaceMap.tsx');
  return { default: PlaceMap };
});

/** A map with one point; its code loads when the map is near the viewport. */
export function LazyPlaceMap({ tiles, failed, point }: LazyPlaceMapProps) {
  return (
    <LazyMap tiles={tiles} failed={failed}>
      <PlaceMap point={point} />
    </LazyMap>
  );
}
