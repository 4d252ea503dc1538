import { QUERY_PREFIX } from '@bozor/form-engine/search';

import type { PromotionType } from '../../contract/index.ts';
import {
  LITERAL_PARAMETER,
  OWN_SORT,
  PROMOTION_TYPES,
  QUERY_LENGTH,
  READINGS_LIMIT,
  SEARCH_KEYS,
  searchLink,
  SORTS,
} from '../../contract/plain.ts';

/** Parameter of a further page, for links without JavaScript. */
const CURSOR = 'cursor';
/** Parameter of the results on a map. */
const MAP = 'map';
const SORT = `${QUERY_PREFIX}${SEARCH_KEYS.sort}`;
const PROMOTION = `${QUERY_PREFIX}${SEARCH_KEYS.promotion}`;

/** One parameter of an address: name and text. */
export type LinkEntry = readonly [name: string, text: string];

/** The category or subcategory that is searched. */
export interface SearchScope {
  readonly kind: 'category' | 'subcategory';
  readonly id: string;
}

/**
 * The whole state of a search (spec §2): q, the scope, one `filter_{key}` per filter. Equal
 * searches have equal addresses.
 */
export interface SearchAddress {
  /** The page that shows it: `search` has its scope in the parameters, the others in the path. */
  readonly page: 'search' | 'category' | 'subcategory';
  /** The query; `''` without one. */
  readonly query: string;
  /** Different parts of the query that are searched as words, not read as filters. */
  readonly literal: readonly string[];
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  /** One of `SORTS`, or an own sort, which only the server can check. */
  readonly sort: string;
  /** `null`: ads of any promotion. */
  readonly promotion: PromotionType | null;
  /** `filter_…` parameters, which only the scope's definitions can read; names are unique. */
  readonly entries: readonly LinkEntry[];
  /** What the map of the results shows; `null` while a list shows them. */
  readonly map: string | null;
}

/** The search without any restriction. */
export const EVERYTHING: SearchAddress = {
  page: 'search',
  query: '',
  literal: [],
  categoryId: null,
  subcategoryId: null,
  sort: 'relevant',
  promotion: null,
  entries: [],
  map: null,
};

/**
 * Parses the address of a search.
 *
 * @param path Of the page, e.g. `/category/cars`.
 * @param search The query string, with or without `?`. Of equal names the first counts; a value
 *   that the site's own parameters do not accept stays in `entries`, where no definition accepts
 *   it.
 * @returns `null` for a page that shows no search.
 */
export function readSearchAddress(path: string, search: string): SearchAddress | null {
  const [, page, id] = /^\/(search|category|subcategory)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  const given = new URLSearchParams(search);
  const parameters = new Map(Array.from(given).toReversed());
  const query = storable(parameters.get('q') ?? '');
  const literal = partsOf(query, given.getAll(LITERAL_PARAMETER).map(storable));
  const map = parameters.get(MAP) ?? null;
  const filters = { query, literal, map, ...readFilters(parameters) };

  if (page === 'search' && id === undefined) {
    const categoryId = parameters.get('category_id') ?? null;
    const subcategoryId = parameters.get('subcategory_id') ?? null;
    return { page, categoryId, subcategoryId, ...filters };
  }
  if (id === undefined) return null;
  if (page === 'category') return { page, categoryId: id, subcategoryId: null, ...filters };
  if (page === 'subcategory') return { page, categoryId: null, subcategoryId: id, ...filters };
  return null;
}

/** The address of a search, from the root; the inverse of `readSearchAddress`. */
export function writeSearchAddress(address: SearchAddress): string {
  const { query, literal, sort, promotion, entries, map } = address;
  const own: LinkEntry[] = [];
  if (promotion !== null) own.push([PROMOTION, promotion]);
  if (sort !== 'relevant') own.push([SORT, sort]);
  if (map !== null) own.push([MAP, map]);
  return searchLink({
    ...address,
    literal: partsOf(query, literal),
    entries: [...entries, ...own],
  });
}

/** The address of the part of a search after the cursor. */
export function nextPageHref(address: SearchAddress, cursor: string): string {
  const href = writeSearchAddress(address);
  return `${href}${href.includes('?') ? '&' : '?'}${CURSOR}=${encodeURIComponent(cursor)}`;
}

/** The cursor of an address; `null` for the first page. */
export function readCursor(search: string): string | null {
  return new URLSearchParams(search).get(CURSOR);
}

/** The scope of a search: the narrower of its two; `null` for all categories. */
export function scopeOf({ categoryId, subcategoryId }: SearchAddress): SearchScope | null {
  if (subcategoryId !== null) return { kind: 'subcategory', id: subcategoryId };
  return categoryId === null ? null : { kind: 'category', id: categoryId };
}

/** Whether a search narrows nothing, whatever its order. */
export function isEverything(address: SearchAddress): boolean {
  return address.query === '' && scopeOf(address) === null && filterCount(address) === 0;
}

/** Filters of an address, for the count on «Фильтры». */
export function filterCount({ entries, promotion }: SearchAddress): number {
  return entries.length + (promotion === null ? 0 : 1);
}

function readFilters(parameters: ReadonlyMap<string, string>) {
  const sort = readSort(parameters.get(SORT));
  const promotion = PROMOTION_TYPES.find((one) => one === parameters.get(PROMOTION));
  const own = new Set([sort === undefined ? '' : SORT, promotion === undefined ? '' : PROMOTION]);
  const entries = Array.from(parameters)
    .toReversed()
    .filter(([name]) => name.startsWith(QUERY_PREFIX) && !own.has(name));
  return {
    sort: sort ?? 'relevant',
    promotion: promotion ?? null,
    entries,
  } as const;
}

function readSort(text = ''): string | undefined {
  return OWN_SORT.test(text) || SORTS.some((one) => one === text) ? text : undefined;
}

/** The texts that are parts of a query: those of an older query have no meaning. */
function partsOf(query: string, texts: readonly string[]): readonly string[] {
  const parts = new Set(texts.filter((text) => text && query.includes(text)));
  return [...parts].slice(0, READINGS_LIMIT);
}

/**
 * The query as the server accepts it: cut to its limit, without characters that it cannot store.
 */
function storable(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, QUERY_LENGTH).toWellFormed();
}
