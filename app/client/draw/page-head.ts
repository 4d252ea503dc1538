import type { QueryClient } from '@tanstack/react-query';

import type { Advertisement } from '../../contract/index.ts';
import { documentPath } from '../../contract/plain.ts';
import { advertisement } from '../api/ads/ads.ts';
import { publisher } from '../api/ads/publishers.ts';
import { creationStructure, scopePage } from '../api/definitions/filters.ts';
import { adCount } from '../api/search.ts';
import { ApiFailure } from '../api/transport/api-failure.ts';
import { publisherWords } from '../features/publisher/publisher-words.ru.ts';
import { emptyWords } from '../features/search/empty/empty-words.ru.ts';
import { resultsTitle, searchWords } from '../features/search/search-words.ru.ts';
import { toAdSearch } from '../features/search/to-ad-search.ts';
import { EVERYTHING, scopeOf, writeSearchAddress } from '../links/search-address.ts';
import type { SearchAddress } from '../links/search-address.ts';
import { closedTitle } from '../pages/advertisement/closed-words.ru.ts';
import { crumbsTo } from '../pages/advertisement/crumbs-to.ts';
import { homeWords } from '../pages/home/home-words.ru.ts';
import { notFoundWords } from '../pages/not-found/not-found-words.ru.ts';
import { safetyWords } from '../pages/safety-guide/safety-words.ru.ts';
import { documentNames } from '../shell/agreement/document-names.ru.ts';
import { pageTitle } from '../shell/shell-words.ru.ts';
import { adsCount } from '../ui/ads-count/ads-count.ru.ts';
import {
  adDescription,
  documentDescription,
  headWords,
  resultsDescription,
} from './head-words.ru.ts';
import { escapeHtml, htmlTag } from './html-tag.ts';
import { adJsonLd, breadcrumbsJsonLd, publisherJsonLd, siteJsonLd } from './json-ld.ts';
import type { JsonLd } from './json-ld.ts';
import type { AdFacts } from './page-reads.ts';
import type { PageRoute } from './page-route.ts';
import { personalPage } from './personal-page.ts';
import { safeJson } from './safe-json.ts';

/** A rendered page, as the input of its head. */
export interface HeadRequest {
  readonly route: PageRoute;
  readonly status: number;
  /** Origin of the site, e.g. `https://bozor.tj`. */
  readonly origin: string;
  readonly queries: QueryClient;
  /** The ad of the page; `null` elsewhere. */
  readonly facts: AdFacts | null;
}

/** Metadata of a page. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address; `null` for a page that is not listed. */
  readonly canonical: string | null;
  /** `website`, except for an ad. */
  readonly kind?: 'article';
  /** URL of the preview picture. */
  readonly image?: string | undefined;
  /** Whether search engines may list it; they may follow its links either way. */
  readonly isListed?: boolean;
  readonly jsonLd?: readonly JsonLd[];
}

/** The tags of a page's head. */
export function pageHead(request: HeadRequest): string {
  return toTags(headOf(request), request.origin);
}

function headOf(request: HeadRequest): PageHead {
  const { route, status, origin } = request;
  if (status !== 200) return missingHead(request);
  switch (route.kind) {
    case 'home':
      return {
        title: homeWords.title,
        description: headWords.about,
        canonical: '/',
        jsonLd: [siteJsonLd(origin)],
      };
    case 'results':
      return resultsHead(request, route.address, route.cursor);
    case 'ad':
      return adHead(request, route.id);
    case 'publisher':
      return publisherHead(request, route.id);
    case 'guide':
      return {
        title: safetyWords.title,
        description: safetyWords.description,
        canonical: '/safety-guide',
      };
    case 'document': {
      const title = documentNames[route.id];
      return { title, description: documentDescription(title), canonical: documentPath(route.id) };
    }
    case 'personal':
      return {
        title: personalPage(route.path)?.title ?? headWords.site,
        description: headWords.about,
        canonical: null,
      };
    case 'unknown':
      return { title: headWords.site, description: headWords.about, canonical: null };
  }
}

function missingHead({ route, queries }: HeadRequest): PageHead {
  const isPublisher = route.kind === 'publisher';
  const missing = isPublisher ? publisherWords.unknown : notFoundWords.title;
  const title = route.kind === 'results' ? missingResults(queries, route.address) : missing;
  const error =
    route.kind === 'ad' ? queries.getQueryState(advertisement(route.id).queryKey)?.error : null;
  const closed = error instanceof ApiFailure ? closedTitle(error.code) : null;
  return {
    title: closed ?? title,
    description: headWords.about,
    canonical: null,
  };
}

/** A known scope without the asked page of its ads keeps its name. */
function missingResults(queries: QueryClient, address: SearchAddress): string {
  const scope = scopeOf(address);
  const isKnown = scope === null || queries.getQueryData(scopePage(scope).queryKey) !== undefined;
  return isKnown ? titleOfResults(queries, address) : emptyWords.unknownScope;
}

function resultsHead(
  { queries, origin }: HeadRequest,
  address: SearchAddress,
  cursor: string | null,
): PageHead {
  const scope = scopeOf(address);
  const names =
    scope === null ? [] : (queries.getQueryData(scopePage(scope).queryKey)?.breadcrumbs ?? []);
  const isPlain =
    address.query === '' &&
    address.entries.length === 0 &&
    address.promotion === null &&
    address.sort === 'relevant' &&
    cursor === null;
  const count = isPlain
    ? queries.getQueryData(adCount(toAdSearch(address, [])).queryKey)?.count
    : undefined;
  const crumbs = names.map(({ id, name }, index) => ({
    name,
    href: `/${index === 0 ? 'category' : 'subcategory'}/${encodeURIComponent(id)}`,
  }));
  const title = titleOfResults(queries, address);
  return {
    title,
    description: resultsDescription(title, count ?? null),
    canonical: canonicalOf(address),
    isListed: isPlain,
    jsonLd: crumbs.length === 0 ? [] : [breadcrumbsJsonLd(crumbs, origin)],
  };
}

/** The name of the scope, else the query. */
function titleOfResults(queries: QueryClient, address: SearchAddress): string {
  const scope = scopeOf(address);
  const words = address.query === '' ? searchWords.everything : resultsTitle(address.query);
  const names = scope === null ? [] : queries.getQueryData(scopePage(scope).queryKey)?.breadcrumbs;
  return names?.at(-1)?.name ?? words;
}

/** A scope has one canonical address, whatever the filters; a query has its own. */
function canonicalOf(address: SearchAddress): string {
  const scope = scopeOf(address);
  const { query, categoryId, subcategoryId } = address;
  if (query !== '' || scope === null) {
    return writeSearchAddress({ ...EVERYTHING, query, categoryId, subcategoryId });
  }
  return `/${scope.kind}/${encodeURIComponent(scope.id)}`;
}

function adHead({ queries, origin, facts }: HeadRequest, id: number): PageHead {
  const ad = queries.getQueryData(advertisement(id).queryKey);
  if (ad === undefined || facts === null) throw new Error(`The ad ${id} was not read.`);
  const crumbs = crumbsTo(ad, queries.getQueryData(creationStructure().queryKey));
  const self = { name: ad.title, href: adPath(ad) };
  const listing = adJsonLd({ ad, facts, url: origin + self.href, origin });
  return {
    title: ad.title,
    description: adDescription([ad.subtitle2, ad.subtitle1, ad.description]),
    canonical: self.href,
    kind: 'article',
    image: ad.images[0]?.url,
    jsonLd: [
      breadcrumbsJsonLd([...crumbs.map(({ name, href = '' }) => ({ name, href })), self], origin),
      ...(listing === null ? [] : [listing]),
    ],
  };
}

function publisherHead({ queries, origin }: HeadRequest, id: number): PageHead {
  const found = queries.getQueryData(publisher(id).queryKey);
  if (found === undefined) throw new Error(`The publisher ${id} was not read.`);
  const canonical = `/user/${id}`;
  return {
    title: found.name,
    description: adDescription([adsCount(found.total_listings), found.description]),
    canonical,
    jsonLd: [publisherJsonLd(found, origin + canonical)],
  };
}

function adPath({ id }: Pick<Advertisement, 'id'>): string {
  return `/advertisement/${id}`;
}

function toTags(head: PageHead, origin: string): string {
  const { title, description, canonical, kind = 'website', image, jsonLd = [] } = head;
  const isListed = canonical !== null && head.isListed !== false;
  const url = canonical === null ? null : origin + canonical;
  const picture = image === undefined ? null : new URL(image, origin).href;
  const property = (name: string, content: string | null) =>
    content === null ? '' : htmlTag('meta', { property: `og:${name}`, content });
  return [
    `<title>${escapeHtml(pageTitle(title))}</title>`,
    htmlTag('meta', { name: 'description', content: description }),
    isListed ? '' : htmlTag('meta', { name: 'robots', content: 'noindex, follow' }),
    url === null ? '' : htmlTag('link', { rel: 'canonical', href: url }),
    property('type', kind),
    property('site_name', headWords.site),
    property('locale', headWords.locale),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', picture),
    ...jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join('');
}
