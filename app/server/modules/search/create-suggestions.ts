import { and, asc, eq, sql } from 'drizzle-orm';

import type { Suggestion } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { findCatalogue } from '../search-index/index.ts';
import { countPhrases, type Phrase } from './count-phrases.ts';
import { filterEntries, scopeEntries, textEntries } from './suggestion-entries.ts';
import { makeSuggestionIndex, type SuggestionIndex } from './suggestion-index.ts';

/** Suggestions from memory, reloaded periodically. */
export interface Suggestions {
  /**
   * Returns at most eight suggestions, best first. The first call waits for the load, later ones
   * never do.
   *
   * @throws What the first load failed with.
   */
  readonly find: (query: string) => Promise<readonly Suggestion[]>;
}

/** Maximum age of the suggestions, in ms. */
const FRESH_MS = 60_000;
/** Number of titles per query: between two queries other calls are handled. */
const BATCH = 2_000;

/** @param onError Called when a reload fails; the previous suggestions remain in use. */
export function createSuggestions(db: Database, onError: (error: unknown) => void): Suggestions {
  let current: Promise<SuggestionIndex> | null = null;
  let readAt = 0;
  const renew = async (): Promise<void> => {
    try {
      const index = await readIndex(db);
      current = Promise.resolve(index);
    } catch (error) {
      onError(error);
    }
  };
  return {
    find: async (query) => {
      const isOld = Date.now() - readAt > FRESH_MS;
      if (isOld) readAt = Date.now();
      if (current !== null && isOld) void renew();
      current ??= readIndex(db);
      try {
        return (await current).find(query);
      } catch (error) {
        current = null;
        throw error;
      }
    },
  };
}

async function readIndex(db: Database): Promise<SuggestionIndex> {
  const catalogue = await findCatalogue(db);
  return makeSuggestionIndex({
    scopes: scopeEntries(catalogue),
    filters: await filterEntries(db, catalogue),
    texts: textEntries(await readPhrases(db)),
  });
}

async function readPhrases(db: Database): Promise<readonly Phrase[]> {
  const counter = countPhrases();
  const { id, title, categoryId, ownerId, status } = ads;
  for (let last = { ownerId: 0, id: 0 }, isMore = true; isMore;) {
    const rows = await db
      .select({ id, title, categoryId, ownerId })
      .from(ads)
      .where(and(eq(status, 'PUBLISHED'), sql`(${ownerId}, ${id}) > (${last.ownerId}, ${last.id})`))
      .orderBy(asc(ownerId), asc(id))
      .limit(BATCH);
    for (const row of rows) counter.add(row);
    last = rows.at(-1) ?? last;
    isMore = rows.length === BATCH;
  }
  return counter.phrases();
}
