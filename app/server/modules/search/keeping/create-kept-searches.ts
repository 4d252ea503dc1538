import type { Database } from '../../../db/open-database.ts';
import { takeTurns } from '../../../take-turns.ts';
import { findCatalogue, type Catalogue } from '../../search-index/index.ts';
import type { SearchRequest } from '../ask-search.ts';
import { findVocabulary } from '../words/find-vocabulary.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { rememberAnswers } from './asked-words.ts';
import { isListed } from './create-ad-test.ts';
import { termsOf, type IndexedAd, type Term } from './indexed-ad.ts';
import { toVerdict, readKept, renewKept, type KeptReading } from './kept-reading.ts';

/**
 * Searches in memory, by what an ad must have to be listed: each is filed under one of its words,
 * options or sections, whichever the fewest others are under.
 */
export interface KeptSearches {
  /** Adds a search under its key; one that is there stays. */
  readonly add: (key: string, request: SearchRequest) => void;
  readonly size: () => number;
  /**
   * Reads the searches that were added, and those that the definitions or the vocabulary of now
   * have another meaning for. One call at a time.
   */
  readonly renew: () => Promise<void>;
  /** Returns the keys of the searches that may list an ad, as of the last renewal. */
  readonly candidates: (ad: IndexedAd) => readonly string[];
  /** Returns the keys of the searches that list an ad, as of the last renewal. */
  readonly listing: (ad: IndexedAd) => Promise<readonly string[]>;
}

interface Kept {
  readonly key: string;
  readonly request: SearchRequest;
  reading: KeptReading;
  /** Terms under which it is filed. */
  terms: readonly Term[];
}

/** Creates an empty set of searches. */
export function createKeptSearches(db: Database): KeptSearches {
  const kept = new Map<string, Kept>();
  const added = new Map<string, SearchRequest>();
  const files = createFiles();
  let known: Known | null = null;

  const candidatesOf = (ad: IndexedAd): ReadonlySet<Kept> => files.under(termsOf(ad));
  return {
    add: (key, request) => {
      if (!kept.has(key)) added.set(key, request);
    },
    size: () => kept.size + added.size,
    renew: async () => {
      const [catalogue, vocabulary] = [await findCatalogue(db), await findVocabulary(db)];
      const now = { catalogue, vocabulary, size: vocabulary.size() };
      const answers = rememberAnswers(vocabulary);
      const isRead = known?.catalogue === catalogue && known.vocabulary === vocabulary;
      if (!isRead || known?.size !== now.size) {
        await takeTurns(kept.values(), (one) => {
          const reading = isRead ? renewKept(now, one, answers) : readKept(now, one.request);
          if (reading !== one.reading) files.replace(one, reading);
        });
      }
      await takeTurns(added, ([key, request]) => {
        const one = { key, request, reading: readKept(now, request), terms: [] };
        files.replace(one, one.reading);
        kept.set(key, one);
        added.delete(key);
      });
      known = now;
    },
    candidates: (ad) => Array.from(candidatesOf(ad), ({ key }) => key),
    listing: async (ad) => {
      const listed: string[] = [];
      const unsure: Kept[] = [];
      await takeTurns(candidatesOf(ad), (one) => {
        const verdict = toVerdict(one.reading, ad);
        if (verdict === 'listed') listed.push(one.key);
        if (verdict === 'listed when the filters find nothing') unsure.push(one);
      });
      for (const { key, request, reading } of unsure) {
        if (await isListed(db, toVerdict(reading, ad), request)) listed.push(key);
      }
      return listed;
    },
  };
}

/** By what the searches were read. */
interface Known {
  readonly catalogue: Catalogue;
  readonly vocabulary: Vocabulary;
  readonly size: number;
}

function createFiles() {
  const files = new Map<Term, Set<Kept>>();
  const sizeOf = (terms: readonly Term[]): number =>
    terms.reduce<number>((sum, term) => sum + (files.get(term)?.size ?? 0), 0);
  const emptiest = ([first = [], ...others]: readonly (readonly Term[])[]): readonly Term[] =>
    others.reduce((best, terms) => (sizeOf(terms) < sizeOf(best) ? terms : best), first);
  return {
    /** Files a search by another reading. */
    replace: (one: Kept, reading: KeptReading): void => {
      for (const term of one.terms) {
        const file = files.get(term);
        file?.delete(one);
        if (file?.size === 0) files.delete(term);
      }
      const conditions = [reading.byFilters, reading.byWords].filter((each) => each !== null);
      one.reading = reading;
      one.terms = Array.from(new Set(conditions.flatMap(({ required }) => emptiest(required))));
      for (const term of one.terms) files.set(term, (files.get(term) ?? new Set()).add(one));
    },
    under: (terms: readonly Term[]): ReadonlySet<Kept> =>
      new Set(terms.flatMap((term) => Array.from(files.get(term) ?? []))),
  };
}
