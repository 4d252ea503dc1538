import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  AdCount,
  AdPage,
  LoosenedSearch,
  routes,
  SearchBody,
  SearchFacets,
  SearchQuery,
  Suggestions,
  SuggestionsQuery,
} from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findViewer } from '../sessions/index.ts';
import { followerOf } from './copy/follow-index.ts';
import { createSuggestions } from './create-suggestions.ts';
import { countFacets } from './facets/count-facets.ts';
import { countAds, findAds } from './find-ads.ts';
import { loosenSearch } from './loosen-search.ts';

/** Maximum size of a search body, in bytes: forty filters of ordinary length. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** `/api/v1/search/…`: open to guests (spec §7). */
export const searchRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    method: routes.search.method,
    url: routes.search.path,
    config: { policy: 'anyone' },
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      summary: 'A page of ads. Faults of the filters are returned as 422, by key.',
      querystring: SearchQuery,
      body: SearchBody,
      response: { 200: AdPage },
    },
    handler: async (request) => {
      const viewer = await findViewer(db, request);
      return findAds(db, { search: request.query, body: request.body }, viewer);
    },
  });

  app.route({
    method: routes.searchCount.method,
    url: routes.searchCount.path,
    config: { policy: 'anyone' },
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      summary: 'Exact number of ads of the same search.',
      querystring: SearchQuery,
      body: SearchBody,
      response: { 200: AdCount },
    },
    handler: async (request) => ({
      count: await countAds(db, { search: request.query, body: request.body }),
    }),
  });

  app.route({
    method: routes.searchFacets.method,
    url: routes.searchFacets.path,
    config: { policy: 'anyone' },
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      summary: 'Numbers of ads by the options of the filters, for the same search.',
      querystring: SearchQuery,
      body: SearchBody,
      response: { 200: SearchFacets },
    },
    handler: (request) => countFacets(db, { search: request.query, body: request.body }),
  });

  serveLoosened(app, db);
  serveSuggestions(app, db);
  // Others start the copy with their first search.
  app.addHook('onListen', async () => {
    void reportFill(app, db);
  });
};

type SearchApp = Parameters<FastifyPluginAsyncZod<{ db: Database }>>[0];

function serveLoosened(app: SearchApp, db: Database): void {
  app.route({
    method: routes.searchLoosened.method,
    url: routes.searchLoosened.path,
    bodyLimit: BODY_LIMIT_BYTES,
    config: { policy: 'anyone' },
    schema: {
      summary: 'The words to leave out of a search that finds nothing, so that it finds something.',
      querystring: SearchQuery,
      body: SearchBody,
      response: { 200: LoosenedSearch },
    },
    handler: (request) => loosenSearch(db, { search: request.query, body: request.body }),
  });
}

function serveSuggestions(app: SearchApp, db: Database): void {
  const suggestions = createSuggestions(db, (error) =>
    app.log.error({ err: error }, 'The suggestions could not be reloaded.'),
  );
  app.route({
    method: routes.suggestions.method,
    url: routes.suggestions.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'Suggestions for the start of a query.',
      querystring: SuggestionsQuery,
      response: { 200: Suggestions },
    },
    handler: async ({ query }) => [...(await suggestions.find(query.query))],
  });
}

/** Copies the index into memory, and logs the size of the copy, or why there is none. */
async function reportFill(app: SearchApp, db: Database): Promise<void> {
  const startedAt = performance.now();
  let isClosing = false;
  app.server.once('close', () => {
    isClosing = true;
  });
  try {
    const size = await followerOf(db).fill();
    const ms = Math.round(performance.now() - startedAt);
    app.log.info({ ...size, ms }, 'The search index is copied into memory.');
  } catch (error) {
    if (isClosing) return;
    app.log.warn({ err: error }, 'The search index could not be copied: SQL answers.');
  }
}
