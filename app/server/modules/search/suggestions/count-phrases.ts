import type { AdTitle } from '../../search-index/index.ts';
import { phrasesOf } from './phrases-of.ts';

/** A phrase of titles of published ads. */
export interface Phrase {
  readonly text: string;
  /** Number of sellers with it in a title. */
  readonly count: number;
  /** The category with most of them. */
  readonly categoryId: string;
}

/** Counts of phrases, kept up with the ads: each phrase once per seller. */
export interface PhraseCounts {
  /** Takes ads as they are now; returns the phrases whose counts differ. */
  readonly apply: (changed: readonly AdTitle[]) => ReadonlySet<string>;
  /** Returns a phrase with its count; `null` for one of fewer than three sellers. */
  readonly find: (text: string) => Phrase | null;
}

/** Minimum number of sellers with a suggested phrase. */
const MIN_COUNT = 3;
/** Maximum number of ads of one seller that are counted: the oldest. */
const SELLER_ADS = 200;

type Titles = Map<number, Pick<AdTitle, 'title' | 'categoryId'>>;

/** Creates counts without ads. An ad never changes its seller. */
export function countPhrases(): PhraseCounts {
  const titlesOf = new Map<number, Titles>();
  const byCategory = new Map<string, Map<string, number>>();

  return {
    apply: (changed) => {
      const touched = new Set<string>();
      for (const [ownerId, theirs] of Map.groupBy(changed, (ad) => ad.ownerId)) {
        const titles = titlesOf.get(ownerId) ?? new Map();
        const before = sold(titles);
        for (const ad of theirs) setTitle(titles, ad);
        if (titles.size > 0) titlesOf.set(ownerId, titles);
        else titlesOf.delete(ownerId);
        const after = sold(titles);
        for (const [phrase, category] of before) {
          if (after.get(phrase) !== category) touched.add(add(phrase, category, -1));
        }
        for (const [phrase, category] of after) {
          if (before.get(phrase) !== category) touched.add(add(phrase, category, 1));
        }
      }
      return touched;
    },
    find: (text) => {
      let [count, most, categoryId] = [0, 0, ''];
      for (const [category, counts] of byCategory) {
        const here = counts.get(text) ?? 0;
        count += here;
        if (here > most || (here === most && here > 0 && category < categoryId)) {
          [most, categoryId] = [here, category];
        }
      }
      return count < MIN_COUNT ? null : { text, count, categoryId };
    },
  };

  function add(phrase: string, category: string, sellers: 1 | -1): string {
    const counts = byCategory.get(category) ?? new Map<string, number>();
    byCategory.set(category, counts);
    const count = (counts.get(phrase) ?? 0) + sellers;
    if (count === 0) counts.delete(phrase);
    else counts.set(phrase, count);
    return phrase;
  }
}

function setTitle(titles: Titles, { id, title, categoryId, isPublished }: AdTitle): void {
  if (isPublished) titles.set(id, { title, categoryId });
  else titles.delete(id);
}

/** The phrases of a seller's titles, each with the category of the oldest ad that has it. */
function sold(titles: Titles): ReadonlyMap<string, string> {
  const oldest = Array.from(titles).toSorted(([a], [b]) => a - b);
  const found = new Map<string, string>();
  for (const [, { title, categoryId }] of oldest.slice(0, SELLER_ADS)) {
    for (const phrase of phrasesOf(title)) {
      if (!found.has(phrase)) found.set(phrase, categoryId);
    }
  }
  return found;
}
