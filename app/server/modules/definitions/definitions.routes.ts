import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  CHILD_VALUES_PAGE,
  ChildValues,
  ChildValuesQuery,
  CreatePage,
  CreationStructure,
  FilterPage,
  routes,
  Slug,
  type Refusal,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { sendJson } from '../../send-json.ts';
import { findChildValues } from './find-child-values.ts';
import { findCategoryPage, findSubcategoryPage, type StoredPage } from './find-page.ts';
import { findStructure } from './find-structure.ts';

const ById = z.object({ id: Slug });
const ByFilter = z.object({ filter_id: z.string().check(z.regex(/^[\w-]{1,80}$/)) });

/** Stored pages are sent as text: the schema only documents them. */
const searchPage: { readonly 200: unknown } = { 200: FilterPage };
const createPage: { readonly 200: unknown } = { 200: CreatePage };

/** `GET /api/v1/static/…`: the definitions of filters and forms, open to guests (spec §7). */
export const definitionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.addHook('onRequest', async (_request, reply) => {
    // The client may store the page but revalidates it; an unchanged page is a 304.
    reply.header('cache-control', 'no-cache');
  });

  app.route({
    ...at(routes.searchCategoryFilters),
    config: { policy: 'anyone' },
    schema: { summary: 'Filters of a category.', params: ById, response: searchPage },
    handler: async ({ params }, reply) =>
      sendPage(reply, await findCategoryPage(db, params.id), 'category.unknown'),
  });
  app.route({
    ...at(routes.searchSubcategoryFilters),
    config: { policy: 'anyone' },
    schema: { summary: 'Filters of a subcategory.', params: ById, response: searchPage },
    handler: async ({ params }, reply) =>
      sendPage(reply, await findSubcategoryPage(db, 'search', params.id), 'subcategory.unknown'),
  });
  app.route({
    ...at(routes.createFilters),
    config: { policy: 'anyone' },
    schema: { summary: "Seller's form of a subcategory.", params: ById, response: createPage },
    handler: async ({ params }, reply) =>
      sendPage(reply, await findSubcategoryPage(db, 'create', params.id), 'subcategory.unknown'),
  });
  app.route({
    ...at(routes.creationStructure),
    config: { policy: 'anyone' },
    schema: {
      summary: 'Categories and subcategories to publish in.',
      response: { 200: CreationStructure },
    },
    handler: () => findStructure(db),
  });
  app.route({
    ...at(routes.childValues),
    config: { policy: 'anyone' },
    schema: {
      summary: 'Values of a filter for its parent’s value.',
      params: ByFilter,
      querystring: ChildValuesQuery,
      response: { 200: ChildValues },
    },
    handler: async ({ params, query: { parent = [], q = '', cursor = null } }) => {
      const values = await findChildValues(db, {
        filterId: params.filter_id,
        parents: [parent].flat(),
        query: q,
        cursor,
        limit: CHILD_VALUES_PAGE,
      });
      if (values === null) throw new ApiError('filter.unknown');
      return values;
    },
  });
};

function at<Method, Path>({
  method,
  path,
}: {
  method: Method;
  path: Path;
}): {
  method: Method;
  url: Path;
} {
  return { method, url: path };
}

function sendPage(reply: FastifyReply, page: StoredPage | null, refusal: Refusal): FastifyReply {
  if (page === null) throw new ApiError(refusal);
  reply.header('etag', `W/"${page.hash}"`);
  return sendJson(reply, page.json);
}
