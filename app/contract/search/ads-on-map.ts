import { AdCard } from '../ad/advertisement.ts';
import { z } from '../wire/zod.ts';
import { MAP_CARDS_LIMIT, MAP_CLUSTERS_LIMIT } from './search-terms.ts';
import { SearchQuery } from './search.ts';

/** The closest zoom of any map of tiles. */
const LAST_ZOOM = 22;

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const Latitude = z.coerce.number().check(z.minimum(-90), z.maximum(90));
const Longitude = z.coerce.number().check(z.minimum(-180), z.maximum(180));

/** A part of the map, in degrees, its edges included. */
export const MapBox = z.object({
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
});
export type MapBox = z.infer<typeof MapBox>;

/** Query parameters of a search on a map: those of the search, and what the map shows. */
export const MapQuery = z
  .object({
    ...z.pick(SearchQuery, { query: true, category_id: true, subcategory_id: true }).shape,
    south: Latitude,
    west: Longitude,
    north: Latitude,
    east: Longitude,
    /** As of tiles of 256 pixels; a fraction is rounded down. */
    zoom: z.coerce.number().check(z.minimum(0), z.maximum(LAST_ZOOM)),
    /** Number of cards in the answer. */
    cards: z._default(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAP_CARDS_LIMIT)),
      0,
    ),
  })
  .check(z.refine(({ south, west, north, east }) => south <= north && west <= east));
export type MapQuery = z.infer<typeof MapQuery>;

/** Ads near each other. */
export const AdCluster = z.object({
  /** Their middle, where everybody sees them. */
  latitude,
  longitude,
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
