import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { IMAGE_WIDTHS } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { imagePath } from './image-store.ts';

const YEAR_MS = 365 * 86_400_000;
/** Maximum bytes of a file that are buffered for an idle reader. */
const PIECE_BYTES = 32 * 1024;

const OPEN = { config: { policy: 'anyone' } } as const;

/**
 * `GET /images/{id}/{width}.webp` - the pictures of ads, public. They are streamed, with ETag and
 * ranges; the name is a hash of the content, so a file never changes.
 */
export async function serveImages(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  await app.register(fastifyStatic, { serve: false, root, suppressWarning: true });
  const sending = { maxAge: YEAR_MS, immutable: true, highWaterMark: PIECE_BYTES };
  app.get<{ Params: { id: string; name: string } }>('/images/:id/:name', OPEN, (request, reply) => {
    const { id, name } = request.params;
    const width = IMAGE_WIDTHS.find((one) => name === `${one}.webp`);
    if (width === undefined || !/^[0-9a-f]{32}$/.test(id)) throw new ApiError('route.unknown');
    return reply.sendFile(`${imagePath(id)}/${name}`, root, sending);
  });
}
