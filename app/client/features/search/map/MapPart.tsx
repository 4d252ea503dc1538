import { lazy } from 'react';
import type { ComponentProps } from 'react';

import { MapSwitch } from './MapSwitch.tsx';
import type { ResultsMap as ResultsMapPart } from './ResultsMap.tsx';

const ResultsMap = lazy(async () => {
  const { ResultsMap } = await import('./ResultsMap.tsx');
  return { default: ResultsMap };
});

/** Properties of a part. */
export type MapPartProps =
  | ({ readonly part: 'switch' } & ComponentProps<typeof MapSwitch>)
  | ({ readonly part: 'results' } & ComponentProps<typeof ResultsMapPart>);

/** A part of a results page: the link to the map and back, or the results on the map. */
export function MapPart(props: MapPartProps) {
  return props.part === 'switch' ? <MapSwitch {...props} /> : <ResultsMap {...props} />;
}
