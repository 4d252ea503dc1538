import { z } from '../wire/zod.ts';
import { MAP_CARDS_LIMIT } from './search-terms.ts';
import { SearchQuery } from './search.ts';

/** The closest zoom of any map of tiles. */
const LAST_ZOOM = 22;

const Latitude = z.coerce.number().check(z.minimum(-90), z.maximum(90));
const Longitude = z.coerce.number().check(z.minimum(-180), z.maximum(180));

/**
 * Query parameters of a search on a map: those of the search, and what the map shows. Not in the index: pages
 * do not parse it.
 */
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
