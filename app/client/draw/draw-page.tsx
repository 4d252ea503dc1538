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
import { safeJson } from './safe-json.ts';

/** A page to draw, as for a guest. */
export interface PageRequest {
  /** Of the address, e.g. `/category/cars`. */
  readonly path: string;
  /** Its parameters without `?`. */
  readonly search: string;
  /** Of the site, e.g. `https://bozor.tj`. */
  readonly origin: string;
  readonly reads: PageReads;
}

/** A drawn page: the parts that the template of the client is filled with. */
export interface DrawnPage {
  readonly status: PageStatus;
  /** Tags of the page's `<head>`. */
  readonly head: string;
  /** Content of `#root`. */
  readonly body: string;
  /** The reads it was drawn with, as JSON that a `<script>` may hold. */
  readonly reads: string;
  /** The page's module, as the manifest of the build names it; `null` when it is in the entry. */
  readonly module: string | null;
}

/**
 * Draws a page whole: its data is in it.
 *
 * @throws When a read fails or a component throws: the caller sends the page without content.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { path, search, origin, reads } = request;
  const queries = createQueries();
  const route = pageRoute(path, search);
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
    module: moduleOf(route, path),
  };
  // Else its timers hold the answers for minutes.
  queries.clear();
  return page;
}

/** The whole HTML, once everything in it is there; the first error is thrown. */
function toHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Larger parts would be hidden, and shown by a script.
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
 * React preloads every picture that is not lazy. The browser finds them by itself, and only what a
 * person sees first is worth room in `<head>`.
 */
function splitPreloads(html: string): { readonly preloads: string; readonly body: string } {
  const [all = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  const first = all.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { preloads: first.join(''), body: html.slice(all.length) };
}

function moduleOf(route: PageRoute, path: string): string | null {
  switch (route.kind) {
    case 'home':
    case 'unknown':
      return null;
    case 'results':
      return RESULTS[route.address.page];
    case 'ad':
      return 'pages/advertisement/AdvertisementPage.tsx';
    case 'personal':
      return PERSONAL.find(([beginning]) => path.toLowerCase().startsWith(beginning))?.[1] ?? null;
  }
}

const RESULTS = {
  search: 'pages/search/SearchPage.tsx',
  category: 'pages/category/CategoryPage.tsx',
  subcategory: 'pages/subcategory/SubcategoryPage.tsx',
} as const;

const PERSONAL = [
  ['/my-advertisements', 'pages/my-advertisements/MyAdvertisementsPage.tsx'],
  ['/profile', 'pages/profile/ProfilePage.tsx'],
  ['/create-ad', 'pages/create-ad/CreateAdPage.tsx'],
] as const;
