import type { PublisherProfile } from '../../../contract/index.ts';
import { useMapTiles } from '../../api/site/use-map-tiles.ts';
import { LazyPlaceMap } from '../../ui/map/LazyPlaceMap.tsx';
import { AddressMapFailed } from './AddressMapFailed.tsx';

type Shop = NonNullable<PublisherProfile['marketplace']>;

export interface AddressMapProps {
  readonly place: Shop['addresses'][number];
}

/** The map of an address: loaded at the press that shows it. */
export function AddressMap({ place }: AddressMapProps) {
  const tiles = useMapTiles();
  return <LazyPlaceMap point={place} tiles={tiles} failed={<AddressMapFailed />} />;
}
