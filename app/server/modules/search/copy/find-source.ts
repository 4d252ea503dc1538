import type { Database } from '../../../db/open-database.ts';
import type { Catalogue } from '../../search-index/index.ts';
import type { AdIndex } from '../ad-index.ts';
import { createSqlIndex } from '../rows/create-sql-index.ts';
import { createCopyIndex } from './create-copy-index.ts';
import { followerOf } from './follow-index.ts';

/** What a search is answered from. */
export interface SearchSource {
  readonly catalogue: Catalogue;
  readonly index: AdIndex;
}

/** Finds the index with every change up to now: the copy in memory, else the database itself. */
export async function findSource(db: Database): Promise<SearchSource> {
  const { catalogue, copy } = await followerOf(db).find();
  return { catalogue, index: copy === null ? createSqlIndex(db) : createCopyIndex(copy) };
}
