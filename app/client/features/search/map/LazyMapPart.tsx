import { lazy, Suspense } from 'react';

import type { MapPartProps } from './MapPart.tsx';

/** One chunk for the link of all result pages, and for the map. */
const MapPart = lazy(async () => {
  const { MapPart } = await import('./MapPart.tsx');
  return { default: MapPart };
});

/** A part of a results page that belongs to its map: the page does not wait for its code. */
export function LazyMapPart(props: MapPartProps) {
  return (
    <Suspense>
      <MapPart {...props} />
    </Suspense>
  );
}
