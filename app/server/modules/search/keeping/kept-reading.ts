import { ApiError } from '../../../api-error.ts';
import {
  meantBy,
  readSearch,
  type KnownWords,
  type SearchRequest,
  type Understanding,
} from '../ask-search.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { toAdCondition, type AdCondition } from './ad-condition.ts';
import {
  areCountedAlike,
  areSpelledAlike,
  listenTo,
  recounted,
  type Answers,
  type AskedWords,
} from './asked-words.ts';
import type { IndexedAd } from './indexed-ad.ts';

/** What a kept search asks of an ad, by the definitions and the vocabulary of its reading. */
export interface KeptReading {
  /** With parts of the query read as filters; `null` when no ad meets it. */
  readonly byFilters: AdCondition | null;
  /**
   * With all of the query as words, which holds only when the filters find nothing; `null` for a
   * query of which nothing was read as a filter.
   */
  readonly byWords: AdCondition | null;
  readonly asked: AskedWords;
  /** Numbers of the meant subcategories; empty for a search that none were sought for. */
  readonly meant: string;
}

/** How an ad and a kept search fit. */
export type Verdict = 'listed' | 'not listed' | 'listed when the filters find nothing';

/** Reads a kept search; one that is no longer valid lists nothing. */
export function readKept(
  known: KnownWords & { readonly vocabulary: Vocabulary },
  request: SearchRequest,
): KeptReading {
  const { asked, ...vocabulary } = listenTo(known.vocabulary);
  const read = (understanding: Understanding) => {
    try {
      return readSearch({ ...known, vocabulary }, request, understanding);
    } catch (error) {
      // The definitions have changed since the search was kept.
      if (error instanceof ApiError) return null;
      throw error;
    }
  };
  const byFilters = read('filters');
  const byWords = byFilters === null || byFilters.applied.length === 0 ? null : read('words');
  return {
    byFilters: byFilters && toAdCondition(byFilters),
    byWords: byWords && toAdCondition(byWords),
    asked,
    meant: asked.counts.size === 0 ? '' : meantText(request, vocabulary),
  };
}

/**
 * Returns a reading as of now, the same one when it would be read alike.
 *
 * @param answers Of the vocabulary as it is now.
 */
export function renewKept(
  known: KnownWords & { readonly vocabulary: Vocabulary },
  { request, reading }: { readonly request: SearchRequest; readonly reading: KeptReading },
  answers: Answers,
): KeptReading {
  if (!areSpelledAlike(reading.asked, answers)) return readKept(known, request);
  if (areCountedAlike(reading.asked, answers)) return reading;
  return meantText(request, known.vocabulary) === reading.meant
    ? { ...reading, asked: recounted(reading.asked, answers) }
    : readKept(known, request);
}

function meantText({ search }: SearchRequest, vocabulary: Vocabulary): string {
  return Array.from(meantBy(search.query?.trim() ?? '', vocabulary))
    .toSorted((a, b) => a - b)
    .join(' ');
}

/** Compares an ad with a reading. */
export function toVerdict({ byFilters, byWords }: KeptReading, ad: IndexedAd): Verdict {
  if (byFilters?.isMet(ad) === true) return 'listed';
  return byWords?.isMet(ad) === true ? 'listed when the filters find nothing' : 'not listed';
}
