import { and, asc, eq, gt } from 'drizzle-orm';

import type { Suggestion } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { findCatalogue } from '../search-index/index.ts';
import { countPhrases, type Phrase } from './count-phrases.ts';
import { filterEntries, placeEntries, textEntries } from './suggestion-entries.ts';
import { makeSuggestionIndex, type SuggestionIndex } from './suggestion-index.ts';

/** Suggestions out of memory, read anew from time to time. */
export interface Suggestions {
  /**
   * At most eight, best first. The first call waits for the reading, later ones never do.
   *
   * @throws What the first reading failed with.
   */
  readonly find: (query: string) => Promise<readonly Suggestion[]>;
}

/** How old what is suggested may be, in ms. */
const FRESH_MS = 60_000;
/** Titles read at once: between two batches other calls are answered. */
const BATCH = 2_000;

/** @param onTrouble Told why a later reading failed; the older one goes on serving. */
export function openSuggestions(db: Database, onTrouble: (error: unknown) => void): Suggestions {
  let made: Promise<SuggestionIndex> | null = null;
  let madeAt = 0;
  const renew = async (): Promise<void> => {
    try {
      const index = await readIndex(db);
      made = Promise.resolve(index);
    } catch (error) {
      onTrouble(error);
    }
  };
  return {
    find: async (query) => {
      const isOld = Date.now() - madeAt > FRESH_MS;
      if (isOld) madeAt = Date.now();
      if (made !== null && isOld) void renew();
      made ??= readIndex(db);
      try {
        return (await made).find(query);
      } catch (error) {
        made = null;
        throw error;
      }
    },
  };
}

async function readIndex(db: Database): Promise<SuggestionIndex> {
  const catalogue = await findCatalogue(db);
  return makeSuggestionIndex({
    places: placeEntries(catalogue),
    filters: await filterEntries(db, catalogue),
    texts: textEntries(await readPhrases(db)),
  });
}

async function readPhrases(db: Database): Promise<readonly Phrase[]> {
  const counter = countPhrases();
  for (let last = 0, isMore = true; isMore;) {
    const rows = await db
      .select({ id: ads.id, title: ads.title, categoryId: ads.categoryId })
      .from(ads)
      .where(and(eq(ads.status, 'PUBLISHED'), gt(ads.id, last)))
      .orderBy(asc(ads.id))
      .limit(BATCH);
    for (const { title, categoryId } of rows) counter.add(title, categoryId);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
  return counter.phrases();
}
