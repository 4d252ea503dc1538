import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { LabFixture, LabFixtureId, LabFixtures, routes } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { labFixtures } from '../../db/schema.ts';
import { sendJson } from '../../send-json.ts';

const SUMMARY = {
  id: labFixtures.id,
  group: labFixtures.group,
  title: labFixtures.title,
  mode: labFixtures.mode,
  category_id: labFixtures.categoryId,
  subcategory_id: labFixtures.subcategoryId,
};
const fixtureAnswer: { readonly 200: unknown } = { 200: LabFixture };

/** `GET /api/v1/lab/fixtures/…` - the tester's recorded pages and trouble files. */
export const labRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    method: routes.labFixtures.method,
    url: routes.labFixtures.path,
    schema: { summary: 'Recorded pages and trouble files.', response: { 200: LabFixtures } },
    handler: async () => ({
      fixtures: await db.select(SUMMARY).from(labFixtures).orderBy(asc(labFixtures.ordinal)),
    }),
  });
  app.route({
    method: routes.labFixture.method,
    url: routes.labFixture.path,
    schema: {
      summary: 'One of them, with its page.',
      params: z.object({ id: LabFixtureId }),
      response: fixtureAnswer,
    },
    handler: async ({ params }, reply) => {
      const [found] = await db
        .select({ ...SUMMARY, page: labFixtures.page })
        .from(labFixtures)
        .where(eq(labFixtures.id, params.id));
      if (found === undefined) throw new ApiError('fixture.unknown');
      const { page, ...summary } = found;
      // The page is JSON text already, and may hold what a second writing would mend.
      return sendJson(reply, `${JSON.stringify(summary).slice(0, -1)},"page":${page}}`);
    },
  });
};
