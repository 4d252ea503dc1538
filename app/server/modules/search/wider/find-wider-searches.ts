import {
  NEARBY_LIMIT,
  WIDER_COUNT_LIMIT,
  WIDER_LIMIT,
  type WiderSearch,
  type WiderSearches,
} from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadOptionsOnce } from '../../definitions/index.ts';
import type { SearchRequest } from '../ask-search.ts';
import { findSource } from '../copy/find-source.ts';
import { countAds } from '../find-ads.ts';
import {
  describeSearch,
  type DescriptionSource,
  type SearchDescription,
} from '../keeping/describe-search.ts';
import { nearbyRequests } from './nearby-requests.ts';
import { widerRequests, type WiderRequest } from './wider-requests.ts';

/**
 * Finds the nearest wider searches of a search: in the towns near its own, without one of its
 * words, of its filters, without its town, of the category instead of the subcategory. Counts each
 * of them, up to a limit.
 *
 * @returns Those that find something, in the order of what they leave out.
 * @throws {ApiError} As `findAds`.
 */
export async function findWiderSearches(
  db: Database,
  request: SearchRequest,
): Promise<WiderSearches> {
  const source = await findSource(db);
  const { catalogue } = source;
  const known = { catalogue, load: loadOptionsOnce(db) };
  const own = await describeSearch(db, request, known);
  const keys = new Set([own.key]);
  const searches: WiderSearch[] = [];
  const others = widerRequests(catalogue, own).slice(0, WIDER_LIMIT - NEARBY_LIMIT);
  for (const wider of [...nearbyRequests(catalogue, own), ...others]) {
    if (wider.kind === 'nearby' && searches.length === NEARBY_LIMIT) continue;
    const described = await tryDescribe(db, wider, known);
    if (described === null || keys.has(described.key)) continue;
    keys.add(described.key);
    const count = await countAds(db, wider.request, { limit: WIDER_COUNT_LIMIT + 1, source });
    const { kind, name, without } = wider;
    if (count > 0) searches.push({ kind, name, without, link: described.link, count });
  }
  return { searches };
}

async function tryDescribe(
  db: Database,
  { request }: WiderRequest,
  source: DescriptionSource,
): Promise<SearchDescription | null> {
  try {
    return await describeSearch(db, request, source);
  } catch (error) {
    // A filter may have other options in the wider scope.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
