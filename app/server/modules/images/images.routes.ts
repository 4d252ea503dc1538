import { finished, type Readable } from 'node:stream';

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { IMAGE_BYTES, IMAGE_TYPES, routes, UploadedImage } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { callerAddress } from '../../plugins/caller-address.ts';
import { requireUser } from '../sessions/index.ts';
import { BUDGET_LIMITS, createBodyBudget, type Body } from './body-budget.ts';
import { receiveFile, UPLOAD_LIMIT_MS, type Pace } from './receive-file.ts';
import type { UploadImage } from './upload-image.ts';

const MINUTE_MS = 60_000;

/** Dependencies of the routes. */
interface ImageOptions {
  readonly db: Database;
  readonly uploadImage: UploadImage;
  /** Maximum number of pictures per user and minute. */
  readonly writesAMinute: number;
  /** Minimum pace of a file. */
  readonly pace: Pace;
}

/** A file in transfer. */
interface Arrival {
  readonly ownerId: number;
  readonly body: Body;
}

/** A file in one of the accepted types. */
const Picture = z
  .custom<Buffer>((body) => Buffer.isBuffer(body))
  .register(z.globalRegistry, { id: 'Picture', type: 'string', format: 'binary' });

/** `POST /api/v1/images/` - takes a picture as the raw body; for users (decisions, «Images»). */
export const imageRoutes: FastifyPluginAsyncZod<ImageOptions> = async (
  app,
  { db, uploadImage, writesAMinute, pace },
) => {
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  const checkRate = limitByUser(app, writesAMinute);
  const budget = createBodyBudget(BUDGET_LIMITS);
  const arrivalOf = (request: FastifyRequest): Arrival => {
    const arrival = arrivals.get(request);
    if (arrival === undefined) throw new ApiError('sign-in.required');
    return arrival;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...IMAGE_TYPES],
    { bodyLimit: IMAGE_BYTES },
    (request: FastifyRequest, payload: Readable) =>
      receiveFile(payload, arrivalOf(request).body, pace),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // The rest of a file below the pace is not awaited.
    if (error.code === 'request.timeout') reply.header('connection', 'close');
    throw refusalOf(error);
  });

  app.route({
    method: routes.uploadImage.method,
    url: routes.uploadImage.path,
    config: { policy: 'user' },
    handlerTimeout: UPLOAD_LIMIT_MS,
    schema: {
      summary: 'Takes a picture: its address is what a draft’s `images` name.',
      consumes: [...IMAGE_TYPES],
      body: Picture,
      response: { 201: UploadedImage },
    },
    // The sender is authenticated before ten megabytes are read, and after the limit of calls.
    preParsing: async (request, reply) => {
      const { id: ownerId } = await requireUser(db, request);
      await checkRate(request, ownerId);
      if (Number(request.headers['content-length']) > IMAGE_BYTES) {
        throw new ApiError('image.too-large');
      }
      const body = budget.begin({ user: ownerId, address: callerAddress(request) });
      arrivals.set(request, { ownerId, body });
      finished(reply.raw, body.release);
    },
    handler: async (request, reply) => {
      const { ownerId } = arrivalOf(request);
      reply.code(201);
      return uploadImage({ ownerId, file: request.body });
    },
  });
};

/**
 * Limits a user's pictures a minute. Not by address: repeated refused pictures must not use up the
 * limit of others behind it.
 *
 * @returns Counts one; throws rate.limited.
 */
function limitByUser(app: FastifyInstance, max: number) {
  const users = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => users.get(request) ?? '',
  });
  return async (request: FastifyRequest, userId: number): Promise<void> => {
    users.set(request, `user ${userId}`);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new ApiError('rate.limited', { retryAfterS: Math.max(1, counted.ttlInSeconds) });
    }
  };
}

/** The codes of pictures for faults of a body. */
function refusalOf(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('image.too-large');
  const isNoPicture =
    error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.validation !== undefined;
  if (isNoPicture) return new ApiError('image.type');
  return error;
}
