import { KM_PER_DEGREE, type Criterion } from '@bozor/form-engine/search';

import {
  ANY_AD,
  EVERYWHERE,
  LEVELS,
  PRICE_KEY,
  type Catalogue,
  type Slot,
} from '../../search-index/index.ts';
import type { AskedSearch } from '../ad-index.ts';
import { toDirams, type Bounds } from '../rows/to-dirams.ts';
import type { SearchScope } from '../search-scope.ts';
import { columnsOf } from '../sorts/find-own-sorts.ts';
import type { Topic } from '../words/find-topic.ts';
import type { QueryWord } from '../words/read-query.ts';
import { tagsOf } from '../words/tags-of.ts';
import type { AdCopy } from './ad-copy.ts';
import {
  createBitmap,
  intersect,
  keepWhere,
  keepWithin,
  subtract,
  unite,
  type Bitmap,
} from './columns/bitmap.ts';

/**
 * Returns the slots of the ads that a search finds, with the semantics of the engine's
 * `meetsCriteria`.
 */
export function matchAds(copy: AdCopy, search: AskedSearch): Bitmap {
  const { scope, criteria, words, promotion, narrowed, topic } = search;
  if (words === null) return createBitmap(copy.slots());
  const found = inWholeScope(copy, scope);
  if (narrowed.length > 0) intersect(found, inOneOf(copy, search));
  for (const word of words) intersect(found, withWord(copy, word, 'anywhere'));
  if (topic !== null) keepAbout({ copy, search, topic }, found);
  if (promotion !== null) {
    intersect(found, copy.columns().levels[LEVELS[promotion]] ?? createBitmap(0));
  }
  applyCriteria({ copy, search, scope }, criteria, found);
  return found;
}

/** Returns the slots of a word in one place; some may have been left. */
export function withWord(
  copy: AdCopy,
  word: QueryWord,
  place: Parameters<typeof tagsOf>[1],
): Bitmap {
  const slots = createBitmap(copy.slots());
  for (const tag of tagsOf(word, place)) copy.wordSlots.addTo(slots, tag);
  return slots;
}

/** Returns the slots of subcategories; some may have been left. */
export function inSubcategories(copy: AdCopy, ids: readonly string[]): Bitmap {
  return withTokens(copy, copy.tokens.find(ids, ANY_AD.key, ANY));
}

/** Returns the ids of subcategories by their numbers. */
export function idsOf(
  { subcategoryById }: Catalogue,
  numbers: ReadonlySet<number>,
): readonly string[] {
  return Array.from(subcategoryById.values()).flatMap(({ id, number }) =>
    numbers.has(number) ? [id] : [],
  );
}

const ANY = { texts: [ANY_AD.value], parts: [ANY_AD.part] };

/** Returns the scopes of the tokens of a search's scope. */
export function tokenScopes({ category, subcategory }: SearchScope): readonly string[] {
  const searched = subcategory === null ? category?.subcategories : [subcategory];
  return searched?.map(({ id }) => id) ?? [EVERYWHERE];
}

function inScope(copy: AdCopy, scope: SearchScope): Bitmap {
  return inSubcategories(copy, tokenScopes(scope));
}

/** Returns the slots of all ads of a scope. */
function inWholeScope(copy: AdCopy, scope: SearchScope): Bitmap {
  const slots = copy.columns().alive.slice();
  if (scope.category !== null) intersect(slots, inScope(copy, scope));
  return slots;
}

/** In one of the subcategories to which a search is narrowed, by its own filters. */
function inOneOf(copy: AdCopy, search: AskedSearch): Bitmap {
  const slots = createBitmap(copy.slots());
  for (const { scope, criteria } of search.narrowed) {
    const own = inScope(copy, scope);
    applyCriteria({ copy, search, scope }, criteria, own);
    unite(slots, own);
  }
  return slots;
}

interface TopicOfSearch {
  readonly copy: AdCopy;
  readonly search: AskedSearch;
  readonly topic: Topic;
}

/** Keeps the ads in a subcategory of the topic, and those with its word in the title. */
function keepAbout({ copy, search: { catalogue }, topic }: TopicOfSearch, found: Bitmap): void {
  const titled = withWord(copy, topic.word, 'title');
  const all = Array.from(catalogue.subcategoryById.values(), ({ number }) => number);
  const others = new Set(all).difference(topic.scopes);
  // Through the fewer subcategories: their sets are read one by one.
  if (others.size < topic.scopes.size) {
    const foreign = inSubcategories(copy, idsOf(catalogue, others));
    subtract(foreign, titled);
    subtract(found, foreign);
  } else {
    unite(titled, inSubcategories(copy, idsOf(catalogue, topic.scopes)));
    intersect(found, titled);
  }
}

/** Whose criteria are applied, and to what. */
interface Scoped {
  readonly copy: AdCopy;
  readonly search: AskedSearch;
  readonly scope: SearchScope;
}

/** Keeps the slots that meet all criteria: those of tokens first, which leave fewer to compare. */
function applyCriteria(scoped: Scoped, criteria: readonly Criterion[], found: Bitmap): void {
  const isCompared = ({ asks }: Criterion) => asks === 'within' || asks === 'near';
  for (const criterion of criteria.filter((one) => !isCompared(one))) {
    intersect(found, withValues(scoped, criterion));
  }
  for (const criterion of criteria.filter(isCompared)) compare(scoped, criterion, found);
}

function withValues({ copy, scope }: Scoped, criterion: Criterion): Bitmap {
  const scopes = tokenScopes(scope);
  const having = (texts: readonly string[], ...parts: ('one' | 'member' | 'word')[]) =>
    withTokens(copy, copy.tokens.find(scopes, criterion.key, { texts, parts }));
  switch (criterion.asks) {
    case 'any-of':
      return having(criterion.texts, 'one', 'member');
    case 'all-of': {
      const lists = allOf(
        copy,
        criterion.texts.map((text) => having([text], 'member')),
      );
      unite(lists, having(criterion.texts, 'one'));
      return lists;
    }
    case 'words':
      return allOf(
        copy,
        criterion.words.map((word) => having([word], 'word')),
      );
    default:
      return createBitmap(copy.slots());
  }
}

/** In all of the sets; in none without a set. */
function allOf(copy: AdCopy, [first, ...others]: readonly Bitmap[]): Bitmap {
  if (first === undefined) return createBitmap(copy.slots());
  for (const other of others) intersect(first, other);
  return first;
}

function withTokens(copy: AdCopy, terms: readonly number[]): Bitmap {
  const slots = createBitmap(copy.slots());
  for (const term of terms) copy.tokenSlots.addTo(slots, term);
  return slots;
}

function compare({ copy, search, scope }: Scoped, criterion: Criterion, found: Bitmap): void {
  if (criterion.asks !== 'within' && criterion.asks !== 'near') return;
  const columns = copy.columns();
  if (criterion.asks === 'within' && criterion.key === PRICE_KEY) {
    const { min, max } = toDirams(criterion);
    keepBetween({ low: columns.prices, high: columns.prices }, { min, max }, found);
    return;
  }
  const place = columnsOf(search.catalogue, scope).get(criterion.key);
  if (place === undefined) {
    found.fill(0);
    return;
  }
  const low = measureOf(copy, place.first);
  const high = measureOf(copy, place.second ?? place.first);
  if (criterion.asks === 'within') keepBetween({ low, high }, criterion, found);
  else keepNear({ low, high }, criterion, found);
}

/** Returns the values of a column of measures. */
export function measureOf(copy: AdCopy, slot: Slot): Float64Array {
  return copy.columns().measures[Number(slot.slice(1)) - 1] ?? new Float64Array();
}

/** Columns of the lower and the upper bound. */
interface Sides {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** A missing value is not a number, which is within no bound. */
function keepBetween({ low, high }: Sides, { min, max }: Bounds, found: Bitmap): void {
  if (min !== null && max !== null && low === high) keepWithin(found, low, { min, max });
  else {
    if (min !== null) keepWithin(found, high, { min });
    if (max !== null) keepWithin(found, low, { max });
  }
}

function keepNear(
  { low, high }: Sides,
  { latitude, longitude, km }: Extract<Criterion, { readonly asks: 'near' }>,
  found: Bitmap,
): void {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const perLongitude = KM_PER_DEGREE.longitude * narrowing;
  keepWhere(found, (slot) => {
    const north = ((low[slot] ?? Number.NaN) - latitude) * KM_PER_DEGREE.latitude;
    const east = ((high[slot] ?? Number.NaN) - longitude) * perLongitude;
    return north * north + east * east <= km * km;
  });
}
