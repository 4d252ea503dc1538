import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { IMAGE_WIDTHS } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { imagePath } from './image-store.ts';

const YEAR_MS = 365 * 86_400_000;
/** What a reader who takes nothing holds of a file, in bytes. */
const PIECE_BYTES = 32 * 1024;

/**
 * `GET /images/{id}/{width}.webp` - the pictures of ads, open to all. They are streamed, with ETag
 * and ranges; the name is made of the content, so what is under it never changes.
 */
export async function serveImages(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  await app.register(fastifyStatic, { serve: false, root, suppressWarning: true });
  const sending = { maxAge: YEAR_MS, immutable: true, highWaterMark: PIECE_BYTES };
  app.get<{ Params: { id: string; name: string } }>('/images/:id/:name', (request, reply) => {
    const { id, name } = request.params;
    const width = IMAGE_WIDTHS.find((one) => name === `${one}.webp`);
    if (width === undefined || !/^[0-9a-f]{32}$/.test(id)) throw new ApiError('route.unknown');
    return reply.sendFile(`${imagePath(id)}/${name}`, root, sending);
  });
}
