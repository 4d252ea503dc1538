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
 * Adds the slots of the ads that a search finds to an empty set as long as those of the columns,
 * with the semantics of the engine's `meetsCriteria`.
 */
export function matchAds(copy: AdCopy, search: AskedSearch, found: Bitmap): void {
  const { scope, criteria, words, promotion, narrowed, topic } = search;
  if (words === null) return;
  addScope(copy, scope, found);
  if (narrowed.length > 0) keepInOneOf(copy, search, found);
  for (const word of words) keepWithWord({ copy, word, place: 'anywhere' }, found);
  if (topic !== null) keepAbout({ copy, search, topic }, found);
  if (promotion !== null) {
    intersect(found, copy.columns().levels[LEVELS[promotion]] ?? createBitmap(0));
  }
  applyCriteria({ copy, search, scope }, criteria, found);
}

/** A word in one place of the ads. */
interface PlacedWord {
  readonly copy: AdCopy;
  readonly word: QueryWord;
  readonly place: Parameters<typeof tagsOf>[1];
}

/** Keeps the slots with a word in a place. */
export function keepWithWord(placed: PlacedWord, found: Bitmap): void {
  using having = placed.copy.spareSet();
  addWithWord(placed, having.slots);
  intersect(found, having.slots);
}

/** Adds the slots with a word in a place; some may have been left. */
function addWithWord({ copy, word, place }: PlacedWord, slots: Bitmap): void {
  for (const tag of tagsOf(word, place)) copy.wordSlots.addTo(slots, tag);
}

/** Adds the slots of subcategories; some may have been left. */
export function addSubcategories(copy: AdCopy, ids: readonly string[], slots: Bitmap): void {
  addTokens(copy, copy.tokens.find(ids, ANY_AD.key, ANY), slots);
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

/** Adds the slots of all ads of a scope. */
function addScope(copy: AdCopy, scope: SearchScope, found: Bitmap): void {
  const { alive } = copy.columns();
  if (scope.category === null) {
    unite(found, alive);
  } else {
    addSubcategories(copy, tokenScopes(scope), found);
    intersect(found, alive);
  }
}

/** Keeps the slots in one of the subcategories to which a search is narrowed, by its own filters. */
function keepInOneOf(copy: AdCopy, search: AskedSearch, found: Bitmap): void {
  using all = copy.spareSet();
  for (const { scope, criteria } of search.narrowed) {
    using own = copy.spareSet();
    addSubcategories(copy, tokenScopes(scope), own.slots);
    applyCriteria({ copy, search, scope }, criteria, own.slots);
    unite(all.slots, own.slots);
  }
  intersect(found, all.slots);
}

interface TopicOfSearch {
  readonly copy: AdCopy;
  readonly search: AskedSearch;
  readonly topic: Topic;
}

/** Keeps the ads in a subcategory of the topic, and those with its word in the title. */
function keepAbout({ copy, search: { catalogue }, topic }: TopicOfSearch, found: Bitmap): void {
  const all = Array.from(catalogue.subcategoryById.values(), ({ number }) => number);
  const others = new Set(all).difference(topic.scopes);
  using titled = copy.spareSet();
  if (!topic.isOnlyThere) addWithWord({ copy, word: topic.word, place: 'title' }, titled.slots);
  // Through the fewer subcategories: their sets are read one by one.
  if (others.size < topic.scopes.size) {
    using foreign = copy.spareSet();
    addSubcategories(copy, idsOf(catalogue, others), foreign.slots);
    subtract(foreign.slots, titled.slots);
    subtract(found, foreign.slots);
  } else {
    addSubcategories(copy, idsOf(catalogue, topic.scopes), titled.slots);
    intersect(found, titled.slots);
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
    using having = scoped.copy.spareSet();
    addWithValues(scoped, criterion, having.slots);
    intersect(found, having.slots);
  }
  for (const criterion of criteria.filter(isCompared)) compare(scoped, criterion, found);
}

/** Adds the slots that meet a criterion of tokens. */
function addWithValues({ copy, scope }: Scoped, criterion: Criterion, slots: Bitmap): void {
  const scopes = tokenScopes(scope);
  const termsOf = (texts: readonly string[], ...parts: ('one' | 'member' | 'word')[]) =>
    copy.tokens.find(scopes, criterion.key, { texts, parts });
  switch (criterion.asks) {
    case 'any-of':
      addTokens(copy, termsOf(criterion.texts, 'one', 'member'), slots);
      break;
    case 'all-of': {
      const lists = criterion.texts.map((text) => termsOf([text], 'member'));
      addWithAll(copy, lists, slots);
      addTokens(copy, termsOf(criterion.texts, 'one'), slots);
      break;
    }
    case 'words':
      addWithAll(
        copy,
        criterion.words.map((word) => termsOf([word], 'word')),
        slots,
      );
      break;
    default:
  }
}

/** Fills an empty set with the slots that have a term of each list; with none without a list. */
function addWithAll(
  copy: AdCopy,
  [first, ...others]: readonly (readonly number[])[],
  slots: Bitmap,
): void {
  if (first !== undefined) addTokens(copy, first, slots);
  for (const terms of others) {
    using having = copy.spareSet();
    addTokens(copy, terms, having.slots);
    intersect(slots, having.slots);
  }
}

function addTokens(copy: AdCopy, terms: readonly number[], slots: Bitmap): void {
  for (const term of terms) copy.tokenSlots.addTo(slots, term);
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
