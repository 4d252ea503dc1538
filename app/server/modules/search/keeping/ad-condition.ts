import { meetsCriteria, type Criterion } from '@bozor/form-engine/search';

import { LEVELS, PRICE_KEY } from '../../search-index/index.ts';
import type { ReadSearch } from '../ad-index.ts';
import { toDirams } from '../rows/to-dirams.ts';
import { tagsOf } from '../words/tags-of.ts';
import { ANY_TERM, optionTerm, type IndexedAd, type Term } from './indexed-ad.ts';

/** The conditions of `toConditions`, for a given ad. */
export interface AdCondition {
  readonly isMet: (ad: IndexedAd) => boolean;
  /** Terms of which an ad that meets the condition has at least one, by part of the search. */
  readonly required: readonly (readonly Term[])[];
}

/** Converts a read search to a condition on an ad; `null` for one that no ad meets. */
export function toAdCondition(search: ReadSearch): AdCondition | null {
  const { scope, criteria, promotion, topic } = search;
  if (search.words === null) return null;
  const words = search.words.map((word) => tagsOf(word, 'anywhere'));
  const narrowed = search.narrowed.map((one) => ({
    id: one.scope.subcategory?.id ?? '',
    criteria: one.criteria,
  }));
  const isTitled = topic !== null && !topic.isOnlyThere;
  const topicTags = isTitled ? tagsOf(topic.word, 'title') : [];
  const level = promotion === null ? null : LEVELS[promotion];
  const [categoryId, subcategoryId] = [scope.category?.id, scope.subcategory?.id];
  return {
    isMet: (ad) =>
      (categoryId === undefined || categoryId === ad.category.id) &&
      (subcategoryId === undefined || subcategoryId === ad.subcategory.id) &&
      (level === null || level === ad.level) &&
      words.every((tags) => tags.some((tag) => ad.tags.has(tag))) &&
      (narrowed.length === 0 ||
        narrowed.some((one) => one.id === ad.subcategory.id && meetsAll(ad, one.criteria))) &&
      (topic === null ||
        topic.scopes.has(ad.subcategory.number) ||
        topicTags.some((tag) => ad.tags.has(tag))) &&
      meetsAll(ad, criteria),
    required: [
      ...words,
      ...criteria.flatMap(optionTerms),
      ...(narrowed.length === 0 ? [] : [narrowed.map(({ id }) => id)]),
      [subcategoryId ?? categoryId ?? ANY_TERM],
    ],
  };
}

/** Of all values that are asked for, an ad has at least one. */
function optionTerms(criterion: Criterion): readonly (readonly Term[])[] {
  if (!('texts' in criterion) || criterion.texts.length === 0) return [];
  return [criterion.texts.map((text) => optionTerm(criterion.key, text))];
}

function meetsAll({ price, payload }: IndexedAd, criteria: readonly Criterion[]): boolean {
  return criteria.every((criterion) => {
    if (criterion.key !== PRICE_KEY || criterion.asks !== 'within') {
      return meetsCriteria([criterion], payload);
    }
    const { min, max } = toDirams(criterion);
    return price !== null && (min === null || price >= min) && (max === null || price <= max);
  });
}
