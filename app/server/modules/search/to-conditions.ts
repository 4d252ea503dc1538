import { KM_PER_DEGREE, type Criterion } from '@bozor/form-engine/search';
import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { LEVELS, PRICE_KEY, type Columns } from '../search-index/index.ts';
import type { AskedSearch } from './ad-index.ts';
import { findTokens, NO_TOKENS, type FoundTokens } from './find-tokens.ts';
import { toDirams, type Bounds } from './rows/to-dirams.ts';
import { columnsOf } from './sorts/find-own-sorts.ts';
import type { Topic } from './words/find-topic.ts';
import { tagsOf } from './words/tags-of.ts';

/** Conditions on a row of `ad_search`. */
export interface Conditions {
  /** Conditions on the leading columns of an index. */
  readonly where: readonly SQL[];
  /** Other conditions, but not the words. */
  readonly filters: readonly SQL[];
  /** Conditions of the words, anywhere in an ad. */
  readonly words: readonly SQL[];
  /**
   * Conditions on the scope in the row estimate: not the subcategory beside a value that only its
   * ads have. PostgreSQL would treat the two as independent, and estimate far too few rows.
   */
  readonly estimated: readonly SQL[];
  /** Whether only one partition may have rows. */
  readonly isOnePartition: boolean;
  /** Number of ads in the scope. */
  readonly ads: number;
}

/**
 * Converts a search to conditions on `ad_search` with the semantics of the engine's `meetsCriteria`.
 *
 * @returns `null` when the search certainly finds nothing.
 */
export async function toConditions(db: Database, search: AskedSearch): Promise<Conditions | null> {
  const { scope, criteria, words, promotion, narrowed } = search;
  if (words === null) return null;
  const isNarrowed = criteria.length > 0 || words.length > 0;
  const tokens = isNarrowed ? await findTokens(db, scope, criteria) : NO_TOKENS;
  const columns = columnsOf(search.catalogue, scope);
  const filters = [
    ...criteria.map((criterion) => toCondition(criterion, { tokens, columns })),
    ...(promotion === null ? [] : [sql`level = ${LEVELS[promotion]}`]),
    ...(narrowed.length === 0 ? [] : [await inOneOf(db, search)]),
    ...(search.topic === null ? [] : [about(search.topic)]),
  ];
  const inWords = words.map((word) => overlaps(tagsOf(word, 'anywhere')));
  if ([...filters, ...inWords].includes(null)) return null;
  const certain = filters.filter((filter) => filter !== null);
  const { category, subcategory } = scope;
  const inCategory = category === null ? inCategories(search) : [sql`cat = ${category.number}`];
  const inSubcategory = subcategory === null ? [] : [sql`sub = ${subcategory.number}`];
  const isOwn = criteria.some((criterion) => 'texts' in criterion || 'words' in criterion);
  const categories = new Set(narrowed.map(({ scope }) => scope.category));
  return {
    where: [...inCategory, ...inSubcategory],
    filters: certain,
    words: inWords.filter((word) => word !== null),
    estimated: [...inCategory, ...(isOwn ? [] : inSubcategory)],
    isOnePartition: category !== null || categories.size === 1,
    ads: tokens.ads,
  };
}

/** Partitions of the subcategories to which a search is narrowed. */
function inCategories({ narrowed }: AskedSearch): readonly SQL[] {
  const numbers = narrowed.flatMap(({ scope: { category } }) => category?.number ?? []);
  return numbers.length === 0 ? [] : [sql`cat = any(${sql.param(numbers)}::smallint[])`];
}

/** In one of the subcategories, by its own filters; `null` when no ad is. */
async function inOneOf(db: Database, { catalogue, narrowed }: AskedSearch): Promise<SQL | null> {
  const each = await Promise.all(
    narrowed.map(async ({ scope, criteria }) => {
      const known = {
        tokens: await findTokens(db, scope, criteria),
        columns: columnsOf(catalogue, scope),
      };
      const own = criteria.map((criterion) => toCondition(criterion, known));
      const number = scope.subcategory?.number;
      if (number === undefined || own.includes(null)) return null;
      return all([sql`sub = ${number}`, ...own]);
    }),
  );
  const possible = each.filter((one) => one !== null);
  return possible.length === 0 ? null : sql`(${sql.join(possible, sql` or `)})`;
}

function about({ word, scopes, isOnlyThere }: Topic): SQL {
  const inScopes = sql`sub = any(${sql.param(Array.from(scopes))}::int[])`;
  if (isOnlyThere) return inScopes;
  return sql`(${inScopes} or tags && ${sql.param(tagsOf(word, 'title'))}::int[])`;
}

interface Known {
  readonly tokens: FoundTokens;
  readonly columns: ReadonlyMap<string, Columns>;
}

function toCondition(criterion: Criterion, { tokens, columns }: Known): SQL | null {
  switch (criterion.asks) {
    case 'any-of':
      return overlaps(tokens.of(criterion.key, criterion.texts, ['one', 'member']));
    case 'all-of':
      return allOf(criterion, tokens);
    case 'words': {
      const each = criterion.words.map((word) =>
        overlaps(tokens.of(criterion.key, [word], ['word'])),
      );
      return each.length === 0 || each.includes(null) ? null : all(each);
    }
    case 'within': {
      if (criterion.key === PRICE_KEY) return within(toDirams(criterion), PRICE);
      const place = columns.get(criterion.key);
      return place === undefined ? null : within(criterion, toSides(place));
    }
    case 'near': {
      const place = columns.get(criterion.key);
      return place === undefined ? null : near(criterion, toSides(place));
    }
  }
}

/** `null` when no ad has any of them. */
function overlaps(tags: readonly number[]): SQL | null {
  return tags.length === 0 ? null : sql`tags && ${sql.param(tags)}::int[]`;
}

/** All of the values for an ad with a list, any of them for an ad with one choice. */
function allOf(
  { key, texts }: Extract<Criterion, { readonly asks: 'all-of' }>,
  tokens: FoundTokens,
): SQL | null {
  const single = overlaps(tokens.of(key, texts, ['one']));
  const members = texts.map((text) => overlaps(tokens.of(key, [text], ['member'])));
  if (members.includes(null)) return single;
  const list = all(members);
  return single === null ? list : sql`(${single} or ${list})`;
}

function all(conditions: readonly (SQL | null)[]): SQL {
  return sql`(${sql.join(
    conditions.filter((one) => one !== null),
    sql` and `,
  )})`;
}

/** Columns of the lower and the upper bound. */
interface Sides {
  readonly low: SQL;
  readonly high: SQL;
}

const PRICE: Sides = { low: sql`price`, high: sql`price` };

function toSides({ first, second }: Columns): Sides {
  return { low: sql`${sql.identifier(first)}`, high: sql`${sql.identifier(second ?? first)}` };
}

function within({ min, max }: Bounds, { low, high }: Sides): SQL {
  return all([
    ...(min === null ? [] : [sql`${high} >= ${min}`]),
    ...(max === null ? [] : [sql`${low} <= ${max}`]),
  ]);
}

function near(
  { latitude, longitude, km }: Extract<Criterion, { readonly asks: 'near' }>,
  { low, high }: Sides,
): SQL {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return sql`
    power((${low} - ${latitude}::float8) * ${KM_PER_DEGREE.latitude}::float8, 2) +
    power((${high} - ${longitude}::float8) * ${KM_PER_DEGREE.longitude * narrowing}::float8, 2)
    <= ${km * km}::float8`;
}
