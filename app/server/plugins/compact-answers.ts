import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { keepRecent } from '../recent-values.ts';

/** Smaller answers fit one packet anyway, in bytes. */
const WORTH_BYTES = 1_000;
/** Compressed answers that are kept: every page of definitions in both encodings. */
const KEPT = 400;

type Encoding = 'br' | 'gzip';
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const kept = keepRecent<Buffer>(KEPT);

/**
 * Sends answers of the routes registered after it as small as the caller can read them. One that
 * may be cached carries an ETag: a caller who has it gets 304, and it is compressed once, as well
 * as it can be; the others quickly, each time.
 */
export function compactAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const etag = tagOf(request, reply, payload);
    if (etag !== null) {
      reply.header('etag', etag);
      if (fresh(request.headers, { etag })) {
        reply.code(304);
        return '';
      }
    }
    if (payload.length < WORTH_BYTES) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding);
    return etag === null
      ? compress(payload, encoding, 'quickly')
      : kept.find(`${encoding} ${etag}`, () => compress(payload, encoding, 'well'));
  });
}

/** The tag of an answer that may be cached: the one its route gave it, else of its content. */
function tagOf(request: FastifyRequest, reply: FastifyReply, payload: string): string | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isKept = reply.getHeader('cache-control') !== 'no-store';
  if (!isRead || !isKept || reply.statusCode !== 200) return null;
  const given = reply.getHeader('etag');
  // Weak: the same tag in every encoding.
  return typeof given === 'string' ? given : `W/"${hashOf(payload)}"`;
}

function hashOf(payload: string): string {
  return createHash('sha256').update(payload).digest('base64url').slice(0, 27);
}

/** Brotli at 5 costs what gzip at 6 does, for a tenth less; at its best, ten times as much. */
const QUALITY = { quickly: 5, well: constants.BROTLI_MAX_QUALITY } as const;

function compress(payload: string, encoding: Encoding, how: keyof typeof QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(payload);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[how],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
  };
  return promisify(brotliCompress)(payload, { params });
}
