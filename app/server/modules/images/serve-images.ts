import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { IMAGE_WIDTHS } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { callBucket } from './bucket-store.ts';
import type { ImagePlace } from './create-image-store.ts';
import { imagePath } from './image-store.ts';
import type { Bucket } from './sign-request.ts';

const YEAR_MS = 365 * 86_400_000;
/** Maximum bytes of a file that are buffered for an idle reader. */
const PIECE_BYTES = 32 * 1024;

const OPEN = { config: { policy: 'anyone' } } as const;

/**
 * `GET /images/{id}/{width}.webp` - the pictures of ads, public. They are streamed, with ETag and
 * ranges; the name is a hash of the content, so a file never changes.
 */
export async function serveImages(app: FastifyInstance, place: ImagePlace): Promise<void> {
  const root = resolve(place.folder);
  await app.register(fastifyStatic, { serve: false, root, suppressWarning: true });
  const sending = { maxAge: YEAR_MS, immutable: true, highWaterMark: PIECE_BYTES };
  app.get<{ Params: { id: string; name: string } }>('/images/:id/:name', OPEN, (request, reply) => {
    const { id, name } = request.params;
    const width = IMAGE_WIDTHS.find((one) => name === `${one}.webp`);
    if (width === undefined || !/^[0-9a-f]{32}$/.test(id)) throw new ApiError('route.unknown');
    const path = `${imagePath(id)}/${name}`;
    if (place.bucket === null) return reply.sendFile(path, root, sending);
    return sendFromBucket(place.bucket, path, { request, reply });
  });
}

/** Headers of a reader that the store understands, and of the store that a reader does. */
const ASKED = ['range', 'if-none-match', 'if-range'] as const;
const ANSWERED = ['content-length', 'content-range', 'etag', 'last-modified'] as const;

/** Sends a file of the store as it arrives. */
async function sendFromBucket(
  bucket: Bucket,
  path: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const headers = Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  // For HEAD, too: the server drops the body of its answer.
  const answer = await callBucket(bucket, { method: 'GET', path, headers });
  if (answer.status === 404) {
    await answer.body?.cancel();
    throw new ApiError('route.unknown');
  }
  if (answer.status === 416) {
    await answer.body?.cancel();
    throw new ApiError('range.invalid');
  }
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply
    .code(answer.status)
    .headers({
      'content-type': 'image/webp',
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${YEAR_MS / 1_000}, immutable`,
    })
    .send(answer.body ?? '');
}
