import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { toPageLanguage } from '../../page-language.ts';
import { sendJson } from '../../send-json.ts';
import { findChildValues } from './find-child-values.ts';
import { findCategoryPage, findSubcategoryPage, type StoredPage } from './find-page.ts';
import { findStructure } from './find-structure.ts';
import { localizePage, localizeStructure } from './localize-sections.ts';

const ById = z.object({ id: Slug });
const ByFilter = z.object({ filter_id: z.string().check(z.regex(/^[\w-]{1,80}$/)) });

/** Stored pages are sent as text: the schema only documents them. */
const searchPage: { readonly 200: unknown } = { 200: FilterPage };
const createPage: { readonly 200: unknown } = { 200: CreatePage };

const sendCategory = pageSender('category.unknown');
const sendSubcategory = pageSender('subcategory.unknown');

/** `GET /api/v1/static/…`: the definitions of filters and forms, open to guests (spec §7). */
export const definitionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.addHook('onRequest', async (_request, reply) => {
    // The client may store the page but revalidates it; an unchanged page is a 304.
    reply.header('cache-control', 'no-cache');
    // The names of sections are in the language of the pages.
    reply.header('vary', 'cookie');
  });

  app.route({
    ...at(routes.searchCategoryFilters),
    config: { policy: 'anyone' },
    schema: { summary: 'Filters of a category.', params: ById, response: searchPage },
    handler: async (request, reply) =>
      sendCategory(request, reply, await findCategoryPage(db, request.params.id)),
  });
  app.route({
    ...at(routes.searchSubcategoryFilters),
    config: { policy: 'anyone' },
    schema: { summary: 'Filters of a subcategory.', params: ById, response: searchPage },
    handler: async (request, reply) =>
      sendSubcategory(request, reply, await findSubcategoryPage(db, 'search', request.params.id)),
  });
  app.route({
    ...at(routes.createFilters),
    config: { policy: 'anyone' },
    schema: { summary: "Seller's form of a subcategory.", params: ById, response: createPage },
    handler: async (request, reply) =>
      sendSubcategory(request, reply, await findSubcategoryPage(db, 'create', request.params.id)),
  });
  app.route({
    ...at(routes.creationStructure),
    config: { policy: 'anyone' },
    schema: {
      summary: 'Categories and subcategories to publish in.',
      response: { 200: CreationStructure },
    },
    handler: async ({ headers }) =>
      localizeStructure(await findStructure(db), toPageLanguage(headers.cookie)),
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

/** Sends a page in the language of the request; `null` is refused. */
function pageSender(refusal: Refusal) {
  return async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage | null,
  ): Promise<FastifyReply> => {
    if (page === null) throw new ApiError(refusal);
    const { json, hash } = await localizePage(page, toPageLanguage(headers.cookie));
    reply.header('etag', `W/"${hash}"`);
    return sendJson(reply, json);
  };
}
