import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { IMAGE_BYTES, IMAGE_TYPES, routes, UploadedImage } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { requireUser, type Viewer } from '../sessions/index.ts';
import { holdFiles } from './hold-files.ts';
import type { ImageStore } from './image-store.ts';
import { uploadImage } from './upload-image.ts';

/** What the routes need. */
interface ImageOptions {
  readonly db: Database;
  readonly store: ImageStore;
  /** Pictures that one address may send a minute. */
  readonly writesAMinute: number;
}

/** A file, in one of the types. */
const Picture = z
  .custom<Buffer>((body) => Buffer.isBuffer(body))
  .register(z.globalRegistry, { id: 'Picture', type: 'string', format: 'binary' });

/** `POST /api/v1/images/` - takes a picture as the body, as it is; for users (decisions, «Images»). */
export const imageRoutes: FastifyPluginAsyncZod<ImageOptions> = async (
  app,
  { db, store, writesAMinute },
) => {
  const uploaders = new WeakMap<FastifyRequest, Viewer>();
  const holdFile = holdFiles();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...IMAGE_TYPES],
    { parseAs: 'buffer', bodyLimit: IMAGE_BYTES },
    async (_request: unknown, file: Buffer) => file,
  );
  app.setErrorHandler((error: FastifyError) => {
    throw refusalOf(error);
  });

  app.route({
    method: routes.uploadImage.method,
    url: routes.uploadImage.path,
    config: { rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Takes a picture: its address is what a draft’s `images` name.',
      consumes: [...IMAGE_TYPES],
      body: Picture,
      response: { 201: UploadedImage },
    },
    // Who sends it is asked before ten megabytes are read, and after the limit of calls.
    preParsing: async (request, reply) => {
      const uploader = await requireUser(db, request);
      holdFile(uploader.id, reply.raw);
      uploaders.set(request, uploader);
    },
    handler: async (request, reply) => {
      const owner = uploaders.get(request);
      if (owner === undefined) throw new ApiError('sign-in.required');
      reply.code(201);
      return uploadImage(db, store, { ownerId: owner.id, file: request.body });
    },
  });
};

/** What is wrong with a body, in the words of pictures. */
function refusalOf(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('image.too-large');
  const isNoPicture =
    error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.validation !== undefined;
  if (isNoPicture) return new ApiError('image.type');
  return error;
}
