import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Router } from 'wouter';

import { createQueries } from '../api/create-queries.ts';
import { toDrawnReads } from '../api/drawn-reads.ts';
import { App } from '../App.tsx';
import { loadPage } from './load-page.ts';
import type { PageStatus } from './load-page.ts';
import { pageHead } from './page-head.ts';
import type { PageReads } from './page-reads.ts';
import { pageRoute } from './page-route.ts';
import type { PageRoute } from './page-route.ts';
import { personalPage } from './personal-page.ts';
import { safeJson } from './safe-json.ts';

/** A page to render as for a guest. */
export interface PageRequest {
  /** Path of the page, e.g. `/category/cars`. */
  readonly path: string;
  /** Query string without `?`. */
  readonly search: string;
  /** Origin of the site, e.g. `https://bozor.tj`. */
  readonly origin: string;
  readonly reads: PageReads;
}

/** A rendered page: the parts that fill the client's template. */
export interface DrawnPage {
  readonly status: PageStatus;
  /** Tags for `<head>`. */
  readonly head: string;
  /** Content of `#root`. */
  readonly body: string;
  /** The data it was rendered with, as JSON that is safe in a `<script>`. */
  readonly reads: string;
  /** The page's module, named as in the build's manifest; `null` when the entry contains it. */
  readonly module: string | null;
}

/**
 * Renders a page with all of its data.
 *
 * @throws When a read fails or a component throws; the caller then sends the page without
 *   content.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { path, search, origin, reads } = request;
  const queries = createQueries();
  // As the router reads an address in the browser: the data has the same keys.
  const route = pageRoute(readable(path), readable(search));
  const { status, facts } = await loadPage(queries, route, reads);
  const html = await toHtml(
    <Router ssrPath={path} ssrSearch={search}>
      <App queries={queries} />
    </Router>,
  );
  const { preloads, body } = splitPreloads(html);
  const page = {
    status,
    head: pageHead({ route, status, origin, queries, facts }) + preloads,
    body,
    reads: safeJson(toDrawnReads(queries)),
    module: moduleOf(route),
  };
  // Otherwise its timers hold the answers for minutes.
  queries.clear();
  return page;
}

/** Decodes an address as far as it can be decoded. */
function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The whole HTML, once all of it is ready; throws the first error. */
function toHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // React hides larger parts and shows them by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        reject(error);
        abort();
      },
      onAllReady: () => {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
    });
  });
}

/**
 * React preloads every picture that is not lazy. The browser finds them without that, and `<head>`
 * has room only for what is in the first view. A picture of several widths is never preloaded: for
 * its element Chrome takes a larger one that it already has, and the preloaded one is for nothing.
 */
function splitPreloads(html: string): { readonly preloads: string; readonly body: string } {
  const [all = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  const first = all.match(/<link (?![^>]*imageSrcSet)[^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { preloads: first.join(''), body: html.slice(all.length) };
}

function moduleOf(route: PageRoute): string | null {
  switch (route.kind) {
    case 'home':
    case 'unknown':
      return null;
    case 'results':
      return RESULTS[route.address.page];
    case 'ad':
      return 'pages/advertisement/AdvertisementPage.tsx';
    case 'publisher':
      return 'pages/publisher/PublisherPage.tsx';
    case 'guide':
      return 'pages/safety-guide/SafetyGuidePage.tsx';
    case 'document':
      return 'pages/document/DocumentPage.tsx';
    case 'personal':
      return personalPage(route.path)?.module ?? null;
  }
}

const RESULTS = {
  search: 'pages/search/SearchPage.tsx',
  category: 'pages/category/CategoryPage.tsx',
  subcategory: 'pages/subcategory/SubcategoryPage.tsx',
} as const;
