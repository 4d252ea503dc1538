import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  AdCount,
  AdPage,
  AdsOnMap,
  LoosenedSearch,
  routes,
  SearchBody,
  SearchFacets,
  SearchQuery,
  SearchSections,
  Suggestions,
  SuggestionsQuery,
  WiderSearches,
} from '../../../contract/index.ts';
import { MapQuery } from '../../../contract/search/map-query.ts';
import type { Database } from '../../db/open-database.ts';
import { toPageLanguage } from '../../page-language.ts';
import { localizeCounts } from '../definitions/index.ts';
import { findViewer } from '../sessions/index.ts';
import { followerOf } from './copy/follow-index.ts';
import { createSuggestions } from './create-suggestions.ts';
import { countFacets } from './facets/count-facets.ts';
import { countSections } from './facets/count-sections.ts';
import { countAds, findAds } from './find-ads.ts';
import { loosenSearch } from './loosen-search.ts';
import { findAdsOnMap } from './map/find-ads-on-map.ts';
import { followPoints, type FollowedPoints } from './map/follow-points.ts';
import { findWiderSearches } from './wider/find-wider-searches.ts';

/** Maximum size of a search body, in bytes: forty filters of ordinary length. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** `/api/v1/search/…`: open to guests (spec §7). */
export const searchRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    ...openTo(routes.search),
    schema: {
      summary: 'A page of ads. Faults of the filters are returned as 422, by key.',
      ...SEARCH,
      response: { 200: AdPage },
    },
    handler: async (request) => {
      const viewer = await findViewer(db, request);
      return findAds(db, { search: request.query, body: request.body }, viewer);
    },
  });
  serveCounts(app, db);
  serveNearby(app, db);
  const points = followPoints(db, {
    onError: (err) => app.log.error({ err }, 'The points of the map could not be read again.'),
  });
  serveMap(app, { db, points });
  serveSuggestions(app, db);
  // Others start the copy and the points with their first search.
  app.addHook('onListen', async () => {
    void fillMemory(app, { db, points });
  });
};

type SearchApp = Parameters<FastifyPluginAsyncZod<{ db: Database }>>[0];

/** Both parts of a search. */
const SEARCH = { querystring: SearchQuery, body: SearchBody } as const;

function openTo({ method, path }: { readonly method: 'POST'; readonly path: string }) {
  return {
    method,
    url: path,
    config: { policy: 'anyone' },
    bodyLimit: BODY_LIMIT_BYTES,
  } as const;
}

/** Numbers of ads of a search. */
function serveCounts(app: SearchApp, db: Database): void {
  app.route({
    ...openTo(routes.searchCount),
    schema: {
      summary: 'Exact number of ads of the same search.',
      ...SEARCH,
      response: { 200: AdCount },
    },
    handler: async (request) => ({
      count: await countAds(db, { search: request.query, body: request.body }),
    }),
  });
  app.route({
    ...openTo(routes.searchFacets),
    schema: {
      summary: 'Numbers of ads by the options of the filters, for the same search.',
      ...SEARCH,
      response: { 200: SearchFacets },
    },
    handler: (request) => countFacets(db, { search: request.query, body: request.body }),
  });
  app.route({
    ...openTo(routes.searchSections),
    schema: {
      summary: 'Numbers of ads by sections, for the same search.',
      ...SEARCH,
      response: { 200: SearchSections },
    },
    handler: async ({ query, body, headers }) =>
      localizeCounts(
        await countSections(db, { search: query, body }),
        toPageLanguage(headers.cookie),
      ),
  });
}

/** What a search that finds little offers instead. */
function serveNearby(app: SearchApp, db: Database): void {
  app.route({
    ...openTo(routes.searchLoosened),
    schema: {
      summary: 'The words to leave out of a search that finds nothing, so that it finds something.',
      ...SEARCH,
      response: { 200: LoosenedSearch },
    },
    handler: async (request) =>
      (await loosenSearch(db, { search: request.query, body: request.body })).loosened,
  });
  app.route({
    ...openTo(routes.searchWider),
    schema: {
      summary: 'The nearest wider searches, with their numbers of ads.',
      ...SEARCH,
      response: { 200: WiderSearches },
    },
    handler: (request) => findWiderSearches(db, { search: request.query, body: request.body }),
  });
}

interface MapSource {
  readonly db: Database;
  readonly points: FollowedPoints;
}

function serveMap(app: SearchApp, { db, points }: MapSource): void {
  app.route({
    ...openTo(routes.searchMap),
    schema: {
      summary: 'The ads of the same search in a part of the map, joined to clusters.',
      querystring: MapQuery,
      body: SearchBody,
      response: { 200: AdsOnMap },
    },
    handler: async (request) => {
      const viewer = await findViewer(db, request);
      return findAdsOnMap(db, points, { search: request.query, body: request.body, viewer });
    },
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

/**
 * Copies the index into memory, then the points of the map, and logs the size of the copy, or why
 * there is none.
 */
async function fillMemory(app: SearchApp, { db, points }: MapSource): Promise<void> {
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
  try {
    await points.refresh();
  } catch (error) {
    if (isClosing) return;
    app.log.warn({ err: error }, 'The points of the map could not be read: its first call will.');
  }
}
