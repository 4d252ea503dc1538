import type { Option, Plan } from '@bozor/form-engine';

import { metresBetween } from '../../places/index.ts';
import { COMMON_KEYS, type Catalogue } from '../../search-index/index.ts';
import type { SearchDescription } from '../keeping/describe-search.ts';
import type { SearchScope } from '../search-scope.ts';
import { toRequest, type WiderRequest } from './wider-requests.ts';

/** Distance up to which a town is near, in metres. */
const NEAR_M = 120_000;
/** Maximum number of towns of which the ads are counted. */
const TOWNS = 12;
const [CITY_KEY] = COMMON_KEYS;

/** The search in each town near its own, the nearest first; by the points of the forms. */
export function nearbyRequests(
  catalogue: Catalogue,
  search: SearchDescription,
): readonly WiderRequest[] {
  const asked = search.filters.find(({ key }) => key === CITY_KEY)?.value;
  if (asked === undefined) return [];
  const towns = townsOf(catalogue, search.scope);
  const own = towns.filter(({ key }) => isAsked(asked, key));
  const centre = own[0]?.location ?? null;
  if (centre === null) return [];
  const parts = keysOfParts(pageOf(catalogue, search.scope));
  const filters = search.filters.filter(({ key }) => !parts.has(key));
  return towns
    .flatMap(({ key, name, location }) =>
      location === null || isAsked(asked, key)
        ? []
        : [{ key, name, metres: metresBetween(centre, location) }],
    )
    .filter(({ metres }) => metres <= NEAR_M)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, TOWNS)
    .map(({ key, name }) => ({
      kind: 'nearby',
      name,
      without: own.map((option) => option.name).join(', '),
      request: toRequest({
        ...search,
        filters: [...filters, { key: CITY_KEY, value: Array.isArray(asked) ? [key] : key }],
      }),
    }));
}

/** The towns of the first form in the scope that asks for one: pages of search have no points. */
function townsOf(catalogue: Catalogue, { category, subcategory }: SearchScope): readonly Option[] {
  const categories = category === null ? catalogue.categories : [category];
  const forms =
    subcategory === null ? categories.flatMap((one) => one.subcategories) : [subcategory];
  for (const { id } of forms) {
    const form = catalogue.planOf('create', id);
    const options = form?.fields.find(({ key }) => key === CITY_KEY)?.options ?? [];
    if (options.length > 0) return options;
  }
  return [];
}

function pageOf(catalogue: Catalogue, { category, subcategory }: SearchScope): Plan {
  const page = subcategory ?? category;
  const own = page === null ? null : catalogue.planOf('search', page.id);
  return own ?? catalogue.commonPlan();
}

/** The town itself and what belongs to it, as its districts. */
function keysOfParts({ fields }: Plan): ReadonlySet<string> {
  const parts = fields.filter(
    ({ key, parent }) => key === CITY_KEY || (parent !== null && fields[parent]?.key === CITY_KEY),
  );
  return new Set(parts.map(({ key }) => key));
}

function isAsked(asked: unknown, key: Option['key']): boolean {
  return Array.isArray(asked) ? asked.includes(key) : asked === key;
}
