import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  AdPreview,
  AdPreviewRequest,
  DRAFT_BYTES,
  LabCoverage,
  LabFixture,
  LabFixtureId,
  LabFixtures,
  LabTester,
  LabTrace,
  LabTraceId,
  LabTraces,
  routes,
} from '../../contract/index.ts';
import type { Database } from '../../server/db/open-database.ts';
import { previewAd } from '../../server/modules/advertisements/index.ts';
import { sendJson } from '../../server/send-json.ts';
import { findCoverage } from './find-coverage.ts';
import { findFixture, findFixtures } from './find-fixtures.ts';
import { findTrace, findTraces } from './find-traces.ts';
import { isTester } from './is-tester.ts';

const fixtureAnswer: { readonly 200: unknown } = { 200: LabFixture };
const traceAnswer: { readonly 200: unknown } = { 200: LabTrace };

/** What the routes need. */
interface LabOptions {
  readonly db: Database;
  /** Forms that one address may have judged a minute. */
  readonly writesAMinute: number;
  /** Who may record the form of an ad. */
  readonly testerPhones: readonly string[];
}

/** `/api/v1/lab/…` - the tester's recorded pages and traces, and what a form would publish. */
export const labRoutes: FastifyPluginAsyncZod<LabOptions> = async (app, options) => {
  const { db, writesAMinute, testerPhones } = options;
  app.route({
    method: routes.labPreview.method,
    url: routes.labPreview.path,
    bodyLimit: DRAFT_BYTES,
    config: { rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Judges a form as publishing does, and says how its ad would read.',
      body: AdPreviewRequest,
      response: { 200: AdPreview },
    },
    handler: (request) => previewAd(db, request.body),
  });
  app.route({
    method: routes.labTester.method,
    url: routes.labTester.path,
    schema: { summary: 'Whether the caller is a tester.', response: { 200: LabTester } },
    handler: async (request) => ({ is_tester: await isTester(db, request, testerPhones) }),
  });
  await app.register(recordedRoutes, { db });
};

/** What was recorded: pages and trouble files, and traces of their forms. */
const recordedRoutes: FastifyPluginAsyncZod<Pick<LabOptions, 'db'>> = async (app, { db }) => {
  // What was recorded changes with a start of the server alone.
  const recordedCoverage = once(() => findCoverage(db));
  app.route({
    method: routes.labFixtures.method,
    url: routes.labFixtures.path,
    schema: { summary: 'Recorded pages and trouble files.', response: { 200: LabFixtures } },
    handler: async () => ({ fixtures: await findFixtures(db) }),
  });
  app.route({
    method: routes.labFixture.method,
    url: routes.labFixture.path,
    schema: {
      summary: 'One of them, with its page.',
      params: z.object({ id: LabFixtureId }),
      response: fixtureAnswer,
    },
    handler: async ({ params }, reply) => sendJson(reply, await findFixture(db, params.id)),
  });
  app.route({
    method: routes.labCoverage.method,
    url: routes.labCoverage.path,
    schema: { summary: 'What the recorded pages cover.', response: { 200: LabCoverage } },
    handler: () => recordedCoverage(),
  });
  app.route({
    method: routes.labTraces.method,
    url: routes.labTraces.path,
    schema: { summary: 'Recorded traces.', response: { 200: LabTraces } },
    handler: async () => ({ traces: await findTraces(db) }),
  });
  app.route({
    method: routes.labTrace.method,
    url: routes.labTrace.path,
    schema: {
      summary: 'One of them, whole.',
      params: z.object({ id: LabTraceId }),
      response: traceAnswer,
    },
    handler: async ({ params }, reply) => sendJson(reply, await findTrace(db, params.id)),
  });
};

/** Works something out when it is first asked for; what failed is tried again. */
function once<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | null = null;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}
