import type { Database } from '../../../db/open-database.ts';
import { findCatalogue } from '../../search-index/index.ts';
import { askSearch, type SearchRequest } from '../ask-search.ts';
import { countAsked } from '../find-ads.ts';
import { findVocabulary } from '../words/find-vocabulary.ts';
import { readIndexedAd, type IndexedAd } from './indexed-ad.ts';
import { toVerdict, readKept, type Verdict } from './kept-reading.ts';

/** Reads a published ad by the current definitions; `null` for one that is not in the index. */
export async function findIndexedAd(db: Database, adId: number): Promise<IndexedAd | null> {
  return readIndexedAd(db, await findCatalogue(db), adId);
}

/** Tries searches on an ad: whether each lists it now. */
export async function createAdTest(
  db: Database,
  ad: IndexedAd,
): Promise<(request: SearchRequest) => Promise<boolean>> {
  const known = { catalogue: await findCatalogue(db), vocabulary: await findVocabulary(db) };
  return async (request) => isListed(db, toVerdict(readKept(known, request), ad), request);
}

/** Asks the database where the verdict needs it: about a query that may be read in two ways. */
export async function isListed(
  db: Database,
  verdict: Verdict,
  request: SearchRequest,
): Promise<boolean> {
  if (verdict !== 'listed when the filters find nothing') return verdict === 'listed';
  return (await countAsked(db, await askSearch(db, request), 1)) === 0;
}
