import type { SearchFacets } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { tokenValue } from '../../search-index/index.ts';
import type { AdIndex, AskedSearch, TokenCount } from '../ad-index.ts';
import { answerSearch, type SearchRequest } from '../ask-search.ts';
import { toFacetGroups, type FacetGroup } from './to-facet-groups.ts';

/** Maximum number of options of a facet: a filter with more has no counts. */
const OPTIONS_LIMIT = 500;

/**
 * Counts the ads of a search by the options of its filters: choosing an option finds exactly so
 * many.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function countFacets(db: Database, request: SearchRequest): Promise<SearchFacets> {
  const answer = async (asked: AskedSearch, index: AdIndex): Promise<SearchFacets> => {
    // The options first: the ads that they find are counted then.
    const facets = await countGroups(index, asked);
    return { count: await index.count(asked), facets };
  };
  return answerSearch(db, request, { answer, isEmpty: ({ count }) => count === 0 });
}

type Facet = SearchFacets['facets'][number];

async function countGroups(index: AdIndex, asked: AskedSearch): Promise<Facet[]> {
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
    const counts = await countAlike(index, asked, alike);
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
  index: AdIndex,
  asked: AskedSearch,
  groups: readonly FacetGroup[],
): Promise<readonly OptionCount[] | null> {
  const [first] = groups;
  if (first === undefined) return [];
  const { rest, boxes } = first;
  const keys = groups.map((group) => group.key);
  // The same object where nothing is left out: its ads have been found.
  const isAll =
    rest.length === asked.criteria.length && rest.every((one, at) => one === asked.criteria[at]);
  const alone = await index.countOptions(isAll ? asked : { ...asked, criteria: rest }, keys);
  if (alone === null) return null;
  const counts =
    boxes.length === 0 ? eitherPart(alone) : await besideBoxes(index, asked, { ...first, alone });
  const textOf = textsOf(asked, keys);
  return counts.flatMap(({ key: counted, value, count }) => {
    const group = groups.find((one) => one.key === counted);
    const text = textOf(counted, value);
    const isOfGroup = group?.texts === null || group?.texts.has(text);
    return isOfGroup && count > 0 ? [{ key: counted, value: text, count }] : [];
  });
}

/**
 * Adds an option to the chosen boxes: an ad with a list has all of them, an ad with one choice has
 * any. So the ads with one chosen choice are found beside an option that no ad has, too.
 */
async function besideBoxes(
  index: AdIndex,
  asked: AskedSearch,
  { key, rest, boxes, alone }: FacetGroup & { readonly alone: readonly TokenCount[] },
): Promise<readonly OptionCount[]> {
  const withBoxes = {
    ...asked,
    criteria: [...rest, { key, asks: 'all-of' as const, texts: boxes }],
  };
  const lists = ((await index.countOptions(withBoxes, [key])) ?? []).filter(
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
