import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { API_PREFIX, REQUEST_TIMEOUT_MS } from '../contract/index.ts';
import { labRoutes } from '../lab/api/index.ts';
import type { Database } from './db/open-database.ts';
import {
  advertisementRoutes,
  changeAdvertisementRoutes,
  myAdvertisementRoutes,
  phoneRoutes,
} from './modules/advertisements/index.ts';
import { authorizationRoutes, type CodeSender } from './modules/authorization/index.ts';
import { comparisonRoutes } from './modules/comparisons/index.ts';
import { complaintRoutes } from './modules/complaints/index.ts';
import { definitionRoutes } from './modules/definitions/index.ts';
import { favoriteRoutes } from './modules/favorites/index.ts';
import {
  createImageUpload,
  imageRoutes,
  createImageStore,
  PACE,
  serveImages,
  UPLOAD_LIMIT_MS,
  type Pace,
} from './modules/images/index.ts';
import { findCandidates, importRoutes, type ImportSource } from './modules/imports/index.ts';
import { keptAdRoutes } from './modules/kept-ads/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { publisherRoutes } from './modules/publishers/index.ts';
import { savedSearchRoutes } from './modules/saved-searches/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { deviceRoutes, sessionRoutes } from './modules/sessions/index.ts';
import { similarRoutes } from './modules/similar/index.ts';
import { serveAppLink, siteRoutes } from './modules/site/index.ts';
import { warnOfProxy } from './plugins/caller-address.ts';
import { compactAnswers } from './plugins/compact-answers.ts';
import { describeApi } from './plugins/describe-api.ts';
import { answerErrors, refuseSocket, refuseUrl, refuseWhileStopping } from './plugins/errors.ts';
import { serveHealth } from './plugins/health.routes.ts';
import { FLIGHT_LIMITS, limitInFlight, type FlightLimits } from './plugins/in-flight.ts';
import { CallLog, logLines, type LogStream } from './plugins/log-lines.ts';
import { enforcePolicies } from './plugins/policies.ts';
import { readJsonBodies } from './plugins/read-json-bodies.ts';
import {
  DOCUMENT_HEADERS,
  limitRate,
  refuseTwoHosts,
  sendSecurityHeaders,
} from './plugins/security.ts';
import { serveClient } from './plugins/serve-client.ts';
import { createPageSender } from './render/create-page-sender.ts';
import { readPageFiles } from './render/page-files.ts';
import { toDecodableUrl } from './render/proper-url.ts';
import { serveSecurityText } from './render/serve-security-text.ts';
import { serveSitemap } from './render/sitemap.routes.ts';
import type { Settings } from './settings.ts';

/** Default size limit of a body, in bytes: three times the longest texts of a call. */
const BODY_LIMIT_BYTES = 8 * 1024;
/** Maximum length of a path parameter, in characters. */
const PARAM_LIMIT = 200;

/** Rate limit of reads per address, as a multiple of that of writes. */
const READS_PER_WRITE = 10;
/**
 * Rate limit of files per address, as a multiple of that of calls: a page of results has forty
 * images.
 */
const FILES_PER_CALL = 10;

/** Settings of the app. */
export interface AppSettings extends Pick<
  Settings,
  | 'logLevel'
  | 'clientFolder'
  | 'imageFolder'
  | 'imageBucket'
  | 'rateLimit'
  | 'isBehindProxy'
  | 'codesADay'
  | 'securityContact'
  | 'links'
> {
  readonly sendCode: CodeSender;
  /** Source of the import offer; `null`: nothing is offered. */
  readonly importSource: ImportSource | null;
  /** Limits for slow readers and senders; the defaults when absent. */
  readonly flightLimits?: FlightLimits;
  readonly uploadPace?: Pace;
  /** Timeout of a call without file uploads, in ms; the contract's limit when absent. */
  readonly callTimeoutMs?: number;
  readonly logStream?: LogStream;
}

/** Builds the server without starting it. The caller closes the database. */
export async function buildApp(db: Database, settings: AppSettings): Promise<FastifyInstance> {
  const callTimeoutMs = settings.callTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = Fastify({
    logger: logLines(settings.logLevel, settings.logStream),
    logController: new CallLog(),
    bodyLimit: BODY_LIMIT_BYTES,
    // Node has one limit for all requests, and an upload may be slow: the limit of a call is set in
    // its handler.
    requestTimeout: UPLOAD_LIMIT_MS,
    http: { headersTimeout: callTimeoutMs },
    handlerTimeout: callTimeoutMs,
    connectionTimeout: 2 * REQUEST_TIMEOUT_MS,
    // The last address, added by the proxy itself; the caller may forge the earlier ones.
    trustProxy: settings.isBehindProxy && ((_address: string, hop: number) => hop === 0),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: PARAM_LIMIT },
    clientErrorHandler: refuseSocket,
    frameworkErrors: refuseUrl,
    rewriteUrl: ({ url = '/' }) => (url.startsWith(API_PREFIX) ? url : toDecodableUrl(url)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  answerErrors(app);
  limitInFlight(app, settings.flightLimits ?? FLIGHT_LIMITS);
  refuseWhileStopping(app);
  refuseTwoHosts(app);
  if (!settings.isBehindProxy) warnOfProxy(app);
  enforcePolicies(app, db);
  readJsonBodies(app);
  const pages = await readPageFiles(settings.clientFolder, app.log);
  const { links } = settings;
  await sendSecurityHeaders(app, {
    scripts: pages?.ru.scripts ?? [],
    deepLink: links.deep_link,
    tilesUrl: links.map_tiles?.url ?? null,
  });
  await app.register(async (api) => serveApi(api, db, settings));
  serveHealth(app, db);
  await app.register(async (files) => {
    await limitRate(files, settings.rateLimit * FILES_PER_CALL);
    await files.register(async (images) => serveImages(images, imagePlaceOf(settings)));
    serveSitemap(files, db);
    serveAppLink(files, links);
    if (settings.securityContact !== null) serveSecurityText(files, settings.securityContact);
    const sendPage = pages && createPageSender({ files: pages, db, links, log: app.log });
    await serveClient(files, { folder: settings.clientFolder, sendPage });
  });
  return app;
}

/**
 * The routes of the contract. Their answers are not cacheable unless a route sets its own header.
 */
async function serveApi(api: FastifyInstance, db: Database, settings: AppSettings): Promise<void> {
  api.addHook('onRequest', async (_request, reply) => {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
  });
  await limitRate(api, settings.rateLimit);
  compactAnswers(api);
  await describeApi(api);
  const writesAMinute = Math.ceil(settings.rateLimit / READS_PER_WRITE);
  await api.register(sessionRoutes, { db, writesAMinute });
  const uploadImage = createImageUpload(db, createImageStore(imagePlaceOf(settings)));
  const desk = { db, source: settings.importSource, uploadImage };
  await api.register(authorizationRoutes, {
    db,
    writesAMinute,
    sendCode: settings.sendCode,
    codesADay: settings.codesADay,
    findOffer: (owner) => findCandidates(desk, owner),
  });
  await api.register(profileRoutes, { db, writesAMinute });
  await api.register(deviceRoutes, { db });
  await api.register(definitionRoutes, { db });
  await api.register(siteRoutes, { links: settings.links });
  await api.register(advertisementRoutes, { db, writesAMinute });
  await api.register(publisherRoutes, { db });
  await api.register(similarRoutes, { db });
  await api.register(phoneRoutes, { db, writesAMinute });
  await api.register(complaintRoutes, { db, writesAMinute });
  await api.register(myAdvertisementRoutes, { db });
  await api.register(changeAdvertisementRoutes, { db, writesAMinute });
  await api.register(keptAdRoutes, { db });
  await api.register(favoriteRoutes, { db, writesAMinute });
  await api.register(comparisonRoutes, { db, writesAMinute });
  await api.register(searchRoutes, { db });
  await api.register(savedSearchRoutes, { db, writesAMinute });
  const pace = settings.uploadPace ?? PACE;
  await api.register(imageRoutes, { db, uploadImage, writesAMinute, pace });
  await api.register(importRoutes, { desk, writesAMinute });
  await api.register(labRoutes, { db, writesAMinute });
}

function imagePlaceOf({ imageFolder, imageBucket }: AppSettings) {
  return { folder: imageFolder, bucket: imageBucket };
}
