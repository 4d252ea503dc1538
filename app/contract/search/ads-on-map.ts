import { AdCard } from '../ad/advertisement.ts';
import { z } from '../wire/zod.ts';
import { MAP_CARDS_LIMIT, MAP_CLUSTERS_LIMIT } from './search-terms.ts';

/** A part of the map, in degrees, its edges included. */
export const MapBox = z.object({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});
export type MapBox = z.infer<typeof MapBox>;

/** Ads near each other. */
export const AdCluster = z.object({
  /** Their middle, where everybody sees them. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int().check(z.minimum(1)),
  /** Smallest box with all of them: the box of another request shows them alone. */
  box: MapBox,
  /** The ad, when it is one. */
  ad: z.nullable(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Formatted price. */
      price: z.nullable(z.string()),
    }),
  ),
});
export type AdCluster = z.infer<typeof AdCluster>;

/** The ads of a search in a part of the map. An ad without a place is on no map. */
export const AdsOnMap = z.object({
  /** Number of the ads: the sum of the clusters. */
  count: z.int().check(z.minimum(0)),
  clusters: z.array(AdCluster).check(z.maxLength(MAP_CLUSTERS_LIMIT)),
  /** As many cards as were requested, the latest ads first. */
  advertisements: z.array(AdCard).check(z.maxLength(MAP_CARDS_LIMIT)),
});
export type AdsOnMap = z.infer<typeof AdsOnMap>;
