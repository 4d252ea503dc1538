import type { Database } from '../../../db/open-database.ts';
import { takeTurns } from '../../../take-turns.ts';
import {
  findOldestOpen,
  readChangedAds,
  readPublishedAds,
  type AdTitle,
} from '../../search-index/index.ts';
import { countPhrases } from './count-phrases.ts';
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts';

/** The phrases of titles, kept up with the ads. */
export interface FollowedTitles {
  /**
   * Reads what changed, all ads the first time. One call at a time: what it fails at is read again
   * by the next one.
   *
   * @returns A number that grows when an ad has changed.
   */
  readonly refresh: () => Promise<number>;
  /** The index as of the last refresh. */
  readonly phrases: () => PhraseIndex;
}

/**
 * Maximum time between two refreshes that read only what changed, in ms. Rows of ads are deleted
 * weeks after the ads were taken down: a follower that slept through both would keep their titles.
 */
const FOLLOWED_MS = 24 * 60 * 60 * 1_000;

/**
 * Follows the titles of published ads. Reads nothing before the first `refresh`.
 *
 * @param now The time in ms; the clock's where left out.
 */
export function followTitles(db: Database, now: () => number = Date.now): FollowedTitles {
  let titles = createTitles();
  let since: string | null = null;
  let version = 0;
  let readAt = 0;
  return {
    refresh: async () => {
      // Asked first: what is changed from here on is read by the next call, too.
      const startedAt = now();
      const oldest = await findOldestOpen(db);
      const from = startedAt - readAt > FOLLOWED_MS ? null : since;
      const next = from === null ? createTitles() : titles;
      const batches = from === null ? readPublishedAds(db) : readChangedAds(db, from);
      for await (const batch of batches) {
        await takeTurns(toParts(batch), next.apply);
        version += batch.length;
      }
      titles = next;
      since = oldest;
      readAt = startedAt;
      return version;
    },
    phrases: () => titles.phrases,
  };
}

/** Number of titles that are counted at once. */
const PART = 50;

function toParts(batch: readonly AdTitle[]): readonly (readonly AdTitle[])[] {
  return Array.from({ length: Math.ceil(batch.length / PART) }, (_, part) =>
    batch.slice(part * PART, (part + 1) * PART),
  );
}

function createTitles() {
  const counts = countPhrases();
  const phrases = createPhraseIndex();
  return {
    phrases,
    apply: (batch: readonly AdTitle[]): void => {
      const touched = counts.apply(batch);
      phrases.update(new Map(Array.from(touched, (text) => [text, counts.find(text)])));
    },
  };
}
