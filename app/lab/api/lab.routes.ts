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

interface LabOptions {
  readonly db: Database;
  /** Maximum number of form validations per minute and IP address. */
  readonly writesAMinute: number;
}

/** `/api/v1/lab/…`: recorded pages and traces for the tester, and the preview of an ad. */
export const labRoutes: FastifyPluginAsyncZod<LabOptions> = async (app, options) => {
  const { db, writesAMinute } = options;
  app.route({
    method: routes.labPreview.method,
    url: routes.labPreview.path,
    bodyLimit: DRAFT_BYTES,
    config: { policy: 'anyone', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Validates a form with the rules of publishing, and returns a preview of its ad.',
      body: AdPreviewRequest,
      response: { 200: AdPreview },
    },
    handler: (request) => previewAd(db, request.body),
  });
  app.route({
    method: routes.labTester.method,
    url: routes.labTester.path,
    config: { policy: 'anyone' },
    schema: { summary: 'Whether the caller is a tester.', response: { 200: LabTester } },
    handler: async (request) => ({ is_tester: await isTester(db, request) }),
  });
  await app.register(recordedRoutes, { db });
};

/** Routes of the recordings: pages, defective definitions and traces of their forms. */
const recordedRoutes: FastifyPluginAsyncZod<Pick<LabOptions, 'db'>> = async (app, { db }) => {
  // Recordings change only when the server starts.
  const recordedCoverage = once(() => findCoverage(db));
  app.route({
    method: routes.labFixtures.method,
    url: routes.labFixtures.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'Recorded pages and defective definitions.',
      response: { 200: LabFixtures },
    },
    handler: async () => ({ fixtures: await findFixtures(db) }),
  });
  app.route({
    method: routes.labFixture.method,
    url: routes.labFixture.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'One recorded page.',
      params: z.object({ id: LabFixtureId }),
      response: fixtureAnswer,
    },
    handler: async ({ params }, reply) => sendJson(reply, await findFixture(db, params.id)),
  });
  app.route({
    method: routes.labCoverage.method,
    url: routes.labCoverage.path,
    config: { policy: 'anyone' },
    schema: { summary: 'Coverage of the recorded pages.', response: { 200: LabCoverage } },
    handler: () => recordedCoverage(),
  });
  app.route({
    method: routes.labTraces.method,
    url: routes.labTraces.path,
    config: { policy: 'anyone' },
    schema: { summary: 'Recorded traces.', response: { 200: LabTraces } },
    handler: async () => ({ traces: await findTraces(db) }),
  });
  app.route({
    method: routes.labTrace.method,
    url: routes.labTrace.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'One recorded trace.',
      params: z.object({ id: LabTraceId }),
      response: traceAnswer,
    },
    handler: async ({ params }, reply) => sendJson(reply, await findTrace(db, params.id)),
  });
};

/** Caches the result of the first call. A failure is not cached: the next call runs again. */
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
