import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { advertisement, similarAds } from '../api/ads/ads.ts';
import { publisher, publisherAds } from '../api/ads/publishers.ts';
import { creationStructure, scopePage } from '../api/definitions/filters.ts';
import { refuseRead } from '../api/drawn-reads.ts';
import { adCount, adSearch, toSearchRead } from '../api/search.ts';
import type { AdSearch } from '../api/search.ts';
import { siteLinks } from '../api/site/site-links.ts';
import { ApiFailure } from '../api/transport/api-failure.ts';
import { drawnReading } from '../features/filters/sync/drawn-reading.ts';
import { promotionFilters } from '../features/filters/sync/promotion-filters.ts';
import { toAdSearch } from '../features/search/to-ad-search.ts';
import { scopeOf } from '../links/search-address.ts';
import type { LinkEntry, SearchScope } from '../links/search-address.ts';
import { freshSearch, premiumSearch } from '../pages/home/home-searches.ts';
import type { AdFacts, PageReads, Read } from './page-reads.ts';
import type { PageRoute } from './page-route.ts';

/** HTTP status of a page: 404 for an unknown address, 410 for a deleted ad. */
export type PageStatus = 200 | 404 | 410;

/** A page whose data is in the request's queries. */
export interface LoadedPage {
  readonly status: PageStatus;
  /** The ad of the page; `null` elsewhere. */
  readonly facts: AdFacts | null;
}

/** Reads all data of a page into the request's queries. */
export async function loadPage(
  queries: QueryClient,
  route: PageRoute,
  reads: PageReads,
): Promise<LoadedPage> {
  const structure = reads.structure();
  const [page] = await Promise.all([
    loadOwn(queries, route, reads),
    reads.links().then((data) => queries.setQueryData(siteLinks().queryKey, data)),
    structure.then((data) => queries.setQueryData(creationStructure().queryKey, data)),
  ]);
  return page;
}

async function loadOwn(
  queries: QueryClient,
  route: PageRoute,
  reads: PageReads,
): Promise<LoadedPage> {
  switch (route.kind) {
    case 'home':
      await Promise.all([
        loadAds(queries, { search: premiumSearch }, reads),
        loadAds(queries, { search: freshSearch }, reads),
      ]);
      return FOUND;
    case 'results':
      return { ...FOUND, status: await loadResults(queries, route, reads) };
    case 'ad':
      return loadAd(queries, route.id, reads);
    case 'publisher':
      return { ...FOUND, status: await loadPublisher(queries, route, reads) };
    case 'guide':
    case 'document':
    case 'personal':
      return FOUND;
    case 'unknown':
      return { ...FOUND, status: 404 };
  }
}

const FOUND: LoadedPage = { status: 200, facts: null };

async function loadResults(
  queries: QueryClient,
  { address, cursor }: Extract<PageRoute, { kind: 'results' }>,
  reads: PageReads,
): Promise<PageStatus> {
  const scope = scopeOf(address);
  const filters =
    scope === null ? [] : await loadScope(queries, { scope, entries: address.entries }, reads);
  if (filters === null) return 404;
  const search = toAdSearch(address, [...filters, ...promotionFilters(address)]);
  const [isFound] = await Promise.all([
    loadAds(queries, { search, cursor }, reads),
    loadCount(queries, search, reads),
  ]);
  return isFound ? 200 : 404;
}

/** A scope with the filters selected in it. */
interface ScopeAddress {
  readonly scope: SearchScope;
  readonly entries: readonly LinkEntry[];
}

/**
 * The names of a scope, and the filters that the address selects in it; `null` for an unknown
 * scope.
 */
async function loadScope(queries: QueryClient, { scope, entries }: ScopeAddress, reads: PageReads) {
  const { queryKey } = scopePage(scope);
  const read = await reads.filterPage(scope);
  if ('refusal' in read) {
    refuseRead(queries, queryKey, toFailure(read.refusal));
    return null;
  }
  const { filters: _, ...names } = read.answer;
  queries.setQueryData(queryKey, names);
  if (entries.length === 0) return [];
  const { readFilters } = await import('../features/filters/sync/open-filters.ts');
  const reading = readFilters(read.answer, entries);
  queries.setQueryData(drawnReading(scope, entries).queryKey, reading);
  return reading.filters;
}

async function loadAd(queries: QueryClient, id: number, reads: PageReads): Promise<LoadedPage> {
  const { queryKey } = advertisement(id);
  const [read, similar] = await Promise.all([reads.ad(id), reads.similar(id)]);
  settle(queries, similarAds(id).queryKey, similar);
  if ('refusal' in read) {
    refuseRead(queries, queryKey, toFailure(read.refusal));
    return { status: read.refusal.code === 'ad.deleted' ? 410 : 404, facts: null };
  }
  const { ad, facts } = read.answer;
  queries.setQueryData(queryKey, ad);
  return { status: 200, facts };
}

async function loadPublisher(
  queries: QueryClient,
  { id, query, cursor }: Extract<PageRoute, { kind: 'publisher' }>,
  reads: PageReads,
): Promise<PageStatus> {
  const [read, ads] = await Promise.all([
    reads.publisher(id),
    reads.publisherAds(id, query, cursor),
  ]);
  settle(queries, publisher(id).queryKey, read);
  if ('refusal' in read) return read.refusal.code === 'user.deleted' ? 410 : 404;
  const pages = 'answer' in ads ? { answer: { pages: [ads.answer], pageParams: [cursor] } } : ads;
  settle(queries, publisherAds(id, query, cursor).queryKey, pages);
  return 200;
}

/** A page of a search; the first one without a cursor. */
interface AdsPage {
  readonly search: AdSearch;
  readonly cursor?: string | null;
}

/** Reads one page of a search; returns whether it was found. */
async function loadAds(
  queries: QueryClient,
  { search, cursor = null }: AdsPage,
  reads: PageReads,
): Promise<boolean> {
  const { queryKey } = adSearch(search, cursor);
  const read = await reads.search({ ...toSearchRead(search), cursor });
  return settle(
    queries,
    queryKey,
    'answer' in read ? { answer: { pages: [read.answer], pageParams: [cursor] } } : read,
  );
}

async function loadCount(queries: QueryClient, search: AdSearch, reads: PageReads): Promise<void> {
  const read = await reads.count({ ...toSearchRead(search), cursor: null });
  settle(queries, adCount(search).queryKey, read);
}

/** Stores an answer or a refusal under the key that the page reads. */
function settle(queries: QueryClient, queryKey: QueryKey, read: Awaited<Read<unknown>>): boolean {
  if ('answer' in read) queries.setQueryData(queryKey, read.answer);
  else refuseRead(queries, queryKey, toFailure(read.refusal));
  return 'answer' in read;
}

function toFailure({ code, message }: { readonly code: string; readonly message: string }) {
  return new ApiFailure(code, message);
}
