import * as fc from 'fast-check';

import type { Catalogue } from '../../../app/server/modules/search-index/index.ts';
import type { AskedSearch } from '../../../app/server/modules/search/ad-index.ts';

/** A topic of some search: one of its words, and the subcategories that have it. */
interface ArbitraryTopic {
  readonly word: number;
  readonly scopes: readonly number[];
  readonly isOnlyThere: boolean;
}

/** Generates topics of few and of most subcategories; `null` for the search's own. */
export function arbitraryTopic(catalogue: Catalogue): fc.Arbitrary<ArbitraryTopic | null> {
  const numbers = Array.from(catalogue.subcategoryById.values(), ({ number }) => number);
  const few = fc.subarray(numbers, { maxLength: 5 });
  const most = few.map((others) => numbers.filter((number) => !others.includes(number)));
  const some = fc.subarray(numbers);
  return fc.option(
    fc.record({ word: fc.nat(), scopes: fc.oneof(few, some, most), isOnlyThere: fc.boolean() }),
    {
      nil: null,
      freq: 3,
    },
  );
}

/** Returns a search about a topic, whatever its words mean; of one without words, the search. */
export function aboutTopic(asked: AskedSearch, topic: ArbitraryTopic | null): AskedSearch {
  const words = asked.words ?? [];
  const word = topic === null ? undefined : words[topic.word % words.length];
  if (topic === null || word === undefined) return asked;
  return { ...asked, topic: { ...topic, word, scopes: new Set(topic.scopes) } };
}
