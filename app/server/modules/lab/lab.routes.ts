import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  AdPreview,
  AdPreviewRequest,
  LabFixture,
  LabFixtureId,
  LabFixtures,
  routes,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { labFixtures } from '../../db/schema.ts';
import { sendJson } from '../../send-json.ts';
import { previewAd } from '../advertisements/index.ts';

const SUMMARY = {
  id: labFixtures.id,
  group: labFixtures.group,
  title: labFixtures.title,
  mode: labFixtures.mode,
  category_id: labFixtures.categoryId,
  subcategory_id: labFixtures.subcategoryId,
};
const fixtureAnswer: { readonly 200: unknown } = { 200: LabFixture };

/** What the routes need. */
interface LabOptions {
  readonly db: Database;
  /** Forms that one address may have judged a minute. */
  readonly writesAMinute: number;
}

/** `/api/v1/lab/…` - the tester's recorded pages and trouble files, and what a form would publish. */
export const labRoutes: FastifyPluginAsyncZod<LabOptions> = async (app, { db, writesAMinute }) => {
  app.route({
    method: routes.labPreview.method,
    url: routes.labPreview.path,
    config: { rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Judges a form as publishing does, and says how its ad would read.',
      body: AdPreviewRequest,
      response: { 200: AdPreview },
    },
    handler: (request) => previewAd(db, request.body),
  });
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
