import { QUERY_PREFIX } from '@bozor/form-engine/search';

import type { PromotionType, Sort } from '../../contract/index.ts';
import { PROMOTION_TYPES, QUERY_LENGTH, SEARCH_KEYS, SORTS } from '../../contract/plain.ts';

/** The parameter of a further page, in links without JavaScript. */
const CURSOR = 'cursor';

/** One parameter of an address: name and text. */
export type LinkEntry = readonly [name: string, text: string];

/** A category or a subcategory that is searched in. */
export interface SearchPlace {
  readonly kind: 'category' | 'subcategory';
  readonly id: string;
}

/**
 * The whole state of a search (spec §2): q, the place, one `filter_{key}` for every filter. Equal
 * searches are spelled the same.
 */
export interface SearchAddress {
  /** Page it stands on: `search` names its place in the parameters, the others in the path. */
  readonly page: 'search' | 'category' | 'subcategory';
  /** Words that are looked for; `''` without. */
  readonly query: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly sort: Sort;
  /** `null`: ads of any promotion. */
  readonly promotion: PromotionType | null;
  /** `filter_…` parameters that only a place's definitions can read, each name once. */
  readonly entries: readonly LinkEntry[];
}

/** The search of everything. */
export const EVERYTHING: SearchAddress = {
  page: 'search',
  query: '',
  categoryId: null,
  subcategoryId: null,
  sort: 'relevant',
  promotion: null,
  entries: [],
};

/**
 * Reads the address of a search.
 *
 * @param path Of the page, e.g. `/category/cars`.
 * @param search Its parameters, with or without `?`. Of equal names the first counts; what the
 *   site's own parameters cannot take stays among `entries`, where no definition takes it either.
 * @returns `null` for a page that shows no search.
 */
export function readSearchAddress(path: string, search: string): SearchAddress | null {
  const [, page, id] = /^\/(search|category|subcategory)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  const parameters = new Map(Array.from(new URLSearchParams(search)).toReversed());
  const query = storable(parameters.get('q') ?? '');
  const filters = { query, ...readFilters(parameters) };

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

/** Writes the address of a search, from the root; `readSearchAddress` reads it back. */
export function writeSearchAddress(address: SearchAddress): string {
  const { page, query, categoryId, subcategoryId, sort, promotion, entries } = address;
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (page === 'search' && categoryId !== null) parameters.set('category_id', categoryId);
  if (page === 'search' && subcategoryId !== null) parameters.set('subcategory_id', subcategoryId);
  for (const [name, text] of entries) parameters.append(name, text);
  if (promotion !== null) parameters.set(nameOf(SEARCH_KEYS.promotion), promotion);
  if (sort !== 'relevant') parameters.set(nameOf(SEARCH_KEYS.sort), sort);

  const text = parameters.toString();
  const path = pathOf(address);
  return text === '' ? path : `${path}?${text}`;
}

/** Address of a further page of a search: the part of it that comes after the cursor. */
export function nextPageHref(address: SearchAddress, cursor: string): string {
  const href = writeSearchAddress(address);
  return `${href}${href.includes('?') ? '&' : '?'}${CURSOR}=${encodeURIComponent(cursor)}`;
}

/** The cursor in the parameters of an address; `null` for the first page. */
export function readCursor(search: string): string | null {
  return new URLSearchParams(search).get(CURSOR);
}

/** Where a search looks: the narrower of its two places; `null` for everywhere. */
export function placeOf({ categoryId, subcategoryId }: SearchAddress): SearchPlace | null {
  if (subcategoryId !== null) return { kind: 'subcategory', id: subcategoryId };
  return categoryId === null ? null : { kind: 'category', id: categoryId };
}

/** Filters of an address, for the count on «Фильтры». */
export function filterCount({ entries, promotion }: SearchAddress): number {
  return entries.length + (promotion === null ? 0 : 1);
}

function readFilters(parameters: ReadonlyMap<string, string>) {
  const sort = SORTS.find((one) => one === parameters.get(nameOf(SEARCH_KEYS.sort)));
  const promotion = PROMOTION_TYPES.find(
    (one) => one === parameters.get(nameOf(SEARCH_KEYS.promotion)),
  );
  const own = new Set([
    ...(sort === undefined ? [] : [nameOf(SEARCH_KEYS.sort)]),
    ...(promotion !== undefined ? [nameOf(SEARCH_KEYS.promotion)] : []),
  ]);
  const entries = Array.from(parameters)
    .toReversed()
    .filter(([name]) => name.startsWith(QUERY_PREFIX) && !own.has(name));
  return {
    sort: sort ?? 'relevant',
    promotion: promotion ?? null,
    entries,
  } as const;
}

/** Words as the server takes them: no more than it reads, nothing that it cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, QUERY_LENGTH).toWellFormed();
}

function nameOf(key: string): string {
  return `${QUERY_PREFIX}${key}`;
}

function pathOf({ page, categoryId, subcategoryId }: SearchAddress): string {
  if (page === 'category') return `/category/${encodeURIComponent(categoryId ?? '')}`;
  if (page === 'subcategory') return `/subcategory/${encodeURIComponent(subcategoryId ?? '')}`;
  return '/search';
}
