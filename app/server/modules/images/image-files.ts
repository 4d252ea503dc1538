import type { FastifyInstance } from 'fastify';

import { IMAGE_WIDTHS } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { ImageStore } from './image-store.ts';

/** The name is made of the content, so what is under it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /images/{id}/{width}.webp` - the pictures of ads, open to all. */
export function serveImages(app: FastifyInstance, store: ImageStore): void {
  app.get<{ Params: { id: string; name: string } }>('/images/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    const width = IMAGE_WIDTHS.find((one) => name === `${one}.webp`);
    const isNamed = width !== undefined && /^[0-9a-f]{32}$/.test(id);
    const file = isNamed ? await store.read(id, width) : null;
    if (file === null) throw new ApiError('route.unknown');
    reply.type('image/webp').header('cache-control', FOR_EVER);
    return reply.send(file);
  });
}
