import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  IdText,
  KeptSearch,
  routes,
  SavedSearchChange,
  SavedSearches,
} from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { requireUser } from '../sessions/index.ts';
import { findSavedSearches } from './find-saved-searches.ts';
import { changeSavedSearch, removeSavedSearch, saveSearch } from './keep-search.ts';

interface SavedSearchOptions {
  readonly db: Database;
  /** Maximum number of changes per minute and address. */
  readonly writesAMinute: number;
}

/** Maximum size of a search, in bytes: that of a search's own call. */
const BODY_LIMIT_BYTES = 32 * 1024;

const params = z.object({ id: IdText });

/** `/api/v1/saved-searches/…`: the searches that a user keeps. */
export const savedSearchRoutes: FastifyPluginAsyncZod<SavedSearchOptions> = async (
  app,
  { db, writesAMinute },
) => {
  const config = { policy: 'user', rateLimit: { max: writesAMinute } } as const;

  app.route({
    method: routes.savedSearches.method,
    url: routes.savedSearches.path,
    config: { policy: 'user' },
    schema: {
      summary: 'The user’s saved searches, with the number of new ads.',
      response: { 200: SavedSearches },
    },
    handler: async (request) => findSavedSearches(db, (await requireUser(db, request)).id),
  });

  app.route({
    method: routes.saveSearch.method,
    url: routes.saveSearch.path,
    config,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      summary: 'Saves a search; an equal one is the same.',
      body: KeptSearch,
      response: { 200: SavedSearches },
    },
    handler: async (request) => {
      const { id: userId } = await requireUser(db, request);
      return findSavedSearches(db, userId, await saveSearch(db, userId, request.body));
    },
  });

  app.route({
    method: routes.changeSavedSearch.method,
    url: routes.changeSavedSearch.path,
    config,
    schema: {
      summary: 'Renames a saved search, switches its alerts, or marks its ads as seen.',
      params,
      body: SavedSearchChange,
      response: { 200: SavedSearches },
    },
    handler: async (request) => {
      const own = { userId: (await requireUser(db, request)).id, id: Number(request.params.id) };
      await changeSavedSearch(db, own, request.body);
      return findSavedSearches(db, own.userId, { id: own.id, isNew: false });
    },
  });

  app.route({
    method: routes.removeSavedSearch.method,
    url: routes.removeSavedSearch.path,
    config,
    schema: { summary: 'Removes a saved search.', params, response: { 200: SavedSearches } },
    handler: async (request) => {
      const own = { userId: (await requireUser(db, request)).id, id: Number(request.params.id) };
      await removeSavedSearch(db, own);
      return findSavedSearches(db, own.userId);
    },
  });
};
