import { lazy } from 'react';

import { LatePart } from '../../../ui/LatePart.tsx';
import { optionalPart } from '../../../ui/optional-part.ts';
import type { MapPartProps } from './MapPart.tsx';

/** One chunk for the link of all result pages, and for the map. */
const load = async () => {
  const { MapPart } = await import('./MapPart.tsx');
  return MapPart;
};
const SwitchPart = optionalPart(load);
const ResultsPart = lazy(async () => ({ default: await load() }));

/** A part of a results page that belongs to its map: the page does not wait for its code. */
export function LazyMapPart(props: MapPartProps) {
  const Part = props.part === 'switch' ? SwitchPart : ResultsPart;
  return (
    <LatePart>
      <Part {...props} />
    </LatePart>
  );
}
