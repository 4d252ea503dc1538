import { setTimeout } from 'node:timers/promises';

import type { Suggestion } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCatalogue, type Catalogue } from '../search-index/index.ts';
import { filterEntries, scopeEntries } from './suggestion-entries.ts';
import {
  makeSuggestionIndex,
  type SuggestionEntries,
  type SuggestionIndex,
} from './suggestion-index.ts';
import { findEntries } from './suggestions/find-entries.ts';
import { followTitles, type FollowedTitles } from './suggestions/follow-titles.ts';
import { createPhraseIndex } from './suggestions/phrase-index.ts';
import { findVocabulary } from './words/find-vocabulary.ts';

/** Suggestions from memory, brought up to date periodically. */
export interface Suggestions {
  /**
   * Returns at most eight suggestions, best first. The first calls wait for the load, but not long:
   * until it ends, sections and filters are suggested. Later ones never wait.
   *
   * @throws What the first load failed with.
   */
  readonly find: (query: string) => Promise<readonly Suggestion[]>;
}

/** Maximum age of the suggestions, in ms. */
const FRESH_MS = 60_000;

/** Maximum time that a call waits for the first load, in ms: that of a million titles is longer. */
const WAIT_MS = 3_000;

const NO_TITLES = createPhraseIndex();

/** An index and the definitions that it was made of. */
interface Indexed {
  readonly index: SuggestionIndex;
  readonly catalogue: Catalogue;
}

interface Made extends Indexed {
  /** Of the definitions and of the ads. */
  readonly version: string;
}

/** @param onError Called when a reload fails; the previous suggestions remain in use. */
export function createSuggestions(db: Database, onError: (error: unknown) => void): Suggestions {
  const titles = followTitles(db);
  let current: Promise<Made> | null = null;
  let readAt = 0;
  let isRenewing = false;
  let unloaded: Promise<Indexed> | null = null;
  const renew = async (made: Promise<Made>): Promise<void> => {
    isRenewing = true;
    try {
      current = Promise.resolve(await readIndex(db, titles, await made));
    } catch (error) {
      onError(error);
    } finally {
      isRenewing = false;
    }
  };
  return {
    find: async (query) => {
      const isOld = Date.now() - readAt > FRESH_MS && !isRenewing;
      if (isOld) readAt = Date.now();
      if (current !== null && isOld) void renew(current);
      current ??= readIndex(db, titles, null);
      try {
        const made = await withinWait(current);
        const known = made ?? (await (unloaded ??= indexWith(db, NO_TITLES)));
        const vocabulary = await findVocabulary(db);
        return findEntries(query, { ...known, vocabulary });
      } catch (error) {
        current = null;
        unloaded = null;
        throw error;
      }
    },
  };
}

/** Reads what changed; the index stays where nothing did. */
async function readIndex(db: Database, titles: FollowedTitles, made: Made | null): Promise<Made> {
  const ads = await titles.refresh();
  const catalogue = await findCatalogue(db);
  const version = `${catalogue.version} ${ads}`;
  if (version === made?.version) return made;
  return { ...(await indexWith(db, titles.phrases())), version };
}

async function indexWith(db: Database, texts: SuggestionEntries['texts']): Promise<Indexed> {
  const catalogue = await findCatalogue(db);
  const filters = await filterEntries(db, catalogue);
  const index = makeSuggestionIndex({ scopes: scopeEntries(catalogue), filters, texts });
  return { index, catalogue };
}

/** Waits for a load; `null` when it takes too long. */
async function withinWait(load: Promise<Made>): Promise<Made | null> {
  const wait = new AbortController();
  const end = setTimeout(WAIT_MS, null, { signal: wait.signal });
  try {
    return await Promise.race([load, end]);
  } finally {
    wait.abort();
    end.catch(() => undefined);
  }
}
