import { sql, type SQL } from 'drizzle-orm';

import type { SearchFacets } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { EVERYWHERE, tokenValue } from '../../search-index/index.ts';
import { answerSearch, type AskedSearch, type SearchRequest } from '../ask-search.ts';
import { countAsked } from '../find-ads.ts';
import { toWhere } from '../rows/read-streams.ts';
import { toConditions } from '../to-conditions.ts';
import { toFacetGroups, type FacetGroup } from './to-facet-groups.ts';

/** Maximum number of options of a facet: a filter with more has no counts. */
const OPTIONS_LIMIT = 500;
/** Maximum number of ads whose options are counted one by one: more would take a second. */
const ADS_LIMIT = 10_000;

/**
 * Counts the ads of a search by the options of its filters: choosing an option finds exactly so
 * many.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function countFacets(db: Database, request: SearchRequest): Promise<SearchFacets> {
  const answer = async (asked: AskedSearch): Promise<SearchFacets> => {
    return { count: await countAsked(db, asked), facets: await countGroups(db, asked) };
  };
  return answerSearch(db, request, { answer, isEmpty: ({ count }) => count === 0 });
}

type Facet = SearchFacets['facets'][number];

async function countGroups(db: Database, asked: AskedSearch): Promise<Facet[]> {
  const groups = toFacetGroups(asked);
  const byRest = Array.from(
    Map.groupBy(groups, ({ rest, boxes, key }) => {
      return JSON.stringify([rest, boxes.length > 0 ? key : null]);
    }).values(),
  );
  const counted: OptionCount[] = [];
  const unknown = new Set<string>();
  // One after another: a search with forty filters must not take all connections.
  for (const alike of byRest) {
    const counts = await countAlike(db, asked, alike);
    if (counts === null) for (const { key } of alike) unknown.add(key);
    else counted.push(...counts);
  }
  const byKey = Map.groupBy(counted, ({ key }) => key);
  return Array.from(new Set(groups.map(({ key }) => key))).flatMap((key) => {
    const options = (byKey.get(key) ?? [])
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return unknown.has(key) || options.length > OPTIONS_LIMIT ? [] : [{ key, options }];
  });
}

interface OptionCount {
  readonly key: string;
  readonly value: string;
  readonly count: number;
}

/** Counts the options of groups with the same conditions; `null` for too many ads. */
async function countAlike(
  db: Database,
  asked: AskedSearch,
  groups: readonly FacetGroup[],
): Promise<readonly OptionCount[] | null> {
  const [first] = groups;
  if (first === undefined) return [];
  const { rest, boxes } = first;
  const keys = groups.map((group) => group.key);
  const alone = await countTokens(db, { ...asked, criteria: rest }, keys);
  if (alone === null) return null;
  const counts =
    boxes.length === 0 ? eitherPart(alone) : await besideBoxes(db, asked, { ...first, alone });
  const textOf = textsOf(asked, keys);
  return counts.flatMap(({ key: counted, value, count }) => {
    const group = groups.find((one) => one.key === counted);
    const text = textOf(counted, value);
    const isOfGroup = group?.texts === null || group?.texts.has(text);
    return isOfGroup && count > 0 ? [{ key: counted, value: text, count }] : [];
  });
}

interface TokenCount extends OptionCount {
  readonly part: 'one' | 'member';
}

/**
 * Adds an option to the chosen boxes: an ad with a list has all of them, an ad with one choice has
 * any. So the ads with one chosen choice are found beside an option that no ad has, too.
 */
async function besideBoxes(
  db: Database,
  asked: AskedSearch,
  { key, rest, boxes, alone }: FacetGroup & { readonly alone: readonly TokenCount[] },
): Promise<readonly OptionCount[]> {
  const withBoxes = {
    ...asked,
    criteria: [...rest, { key, asks: 'all-of' as const, texts: boxes }],
  };
  const lists = ((await countTokens(db, withBoxes, [key])) ?? []).filter(
    ({ part }) => part === 'member',
  );
  const ones = alone.filter(({ part }) => part === 'one');
  const chosen = new Set(boxes.map(tokenValue));
  const already = ones
    .filter(({ value }) => chosen.has(value))
    .reduce((sum, { count }) => sum + count, 0);
  const offered = asked.plan.fields.flatMap((field) =>
    field.key === key ? field.options.map((option) => tokenValue(String(option.value))) : [],
  );
  const values = new Set([...offered, ...[...lists, ...alone].map(({ value }) => value)]);
  return Array.from(values, (value) => {
    const one = ones.find((token) => token.value === value)?.count ?? 0;
    const list = lists.find((token) => token.value === value)?.count ?? 0;
    return { key, value, count: list + already + (chosen.has(value) ? 0 : one) };
  });
}

/** Counts the tokens of the keys among the ads of a search; `null` for too many ads. */
async function countTokens(
  db: Database,
  asked: AskedSearch,
  keys: readonly string[],
): Promise<readonly TokenCount[] | null> {
  const conditions = await toConditions(db, asked);
  if (conditions === null) return [];
  const { category, subcategory } = asked.scope;
  const searched = subcategory === null ? category?.subcategories : [subcategory];
  const scopes = searched?.map(({ id }) => id) ?? [EVERYWHERE];
  const isAsked = sql`
    token.scope = any(${sql.param(scopes)}::text[])
    and token.key = any(${sql.param(keys)}::text[]) and token.part <> 'word'`;
  const narrowing = [...conditions.filters, ...conditions.words];
  if (narrowing.length === 0) return readTokens(db, isAsked);
  const where = [...conditions.where, ...narrowing];
  if (await isBeyondLimit(db, where)) return null;
  const { rows } = await db.execute<TokenRow>(sql`
    select token.key, token.value, token.part, sum(found.count)::int as count
    from (
      select tag, count(*) as count from ad_search, unnest(tags) tag
      ${toWhere(where)} group by tag
    ) found join filter_tokens token on token.id = found.tag
    where ${isAsked} group by token.key, token.value, token.part`);
  return rows;
}

type TokenRow = { [Column in keyof TokenCount]: TokenCount[Column] };

/** Reads the stored numbers of ads of a whole scope. */
async function readTokens(db: Database, isAsked: SQL): Promise<readonly TokenCount[]> {
  const { rows } = await db.execute<TokenRow>(sql`
    select token.key, token.value, token.part, sum(token.df)::int as count
    from filter_tokens token where ${isAsked} and token.df > 0
    group by token.key, token.value, token.part`);
  return rows;
}

async function isBeyondLimit(db: Database, where: readonly SQL[]): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ad_search ${toWhere(where)} limit ${ADS_LIMIT + 1}) some_ads`);
  return (rows[0]?.count ?? 0) > ADS_LIMIT;
}

/** Adds the ads with one choice to those with a list. */
function eitherPart(tokens: readonly TokenCount[]): readonly OptionCount[] {
  const alike = Map.groupBy(tokens, ({ key, value }) => JSON.stringify([key, value]));
  return Array.from(alike.values()).flatMap((parts) =>
    parts.slice(0, 1).map(({ key, value }) => {
      return { key, value, count: parts.reduce((sum, { count }) => sum + count, 0) };
    }),
  );
}

/** Returns the text of an option by its token: a long text is stored as its digest. */
function textsOf(
  { plan }: AskedSearch,
  keys: readonly string[],
): (key: string, value: string) => string {
  const asked = plan.fields.filter(({ key }) => keys.includes(key));
  const long = new Map(
    asked.flatMap(({ key, options }) =>
      options
        .map(({ value }) => String(value))
        .map((text) => [`${key} ${tokenValue(text)}`, text] as const),
    ),
  );
  return (key, value) => long.get(`${key} ${value}`) ?? value;
}
