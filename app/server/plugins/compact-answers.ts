import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { keepRecent } from '../recent-values.ts';

/** Minimum size of a compressed answer, in bytes; a smaller one fits one packet. */
const WORTH_BYTES = 1_000;
/** Number of cached compressed answers: every page of definitions in both encodings. */
const KEPT = 400;

type Encoding = 'br' | 'gzip';
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const kept = keepRecent<Buffer>(KEPT);

/**
 * Compresses answers of the routes registered after it, in the best encoding that the caller
 * accepts. A cacheable answer carries an ETag, is answered 304 to a caller who has it, and is
 * compressed once at the best level; others are compressed quickly, each time.
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
    const varies = reply.getHeader('vary');
    const before = typeof varies === 'string' ? `${varies}, ` : '';
    reply.header('vary', `${before}accept-encoding`);
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding);
    return etag === null
      ? compress(payload, encoding, 'quickly')
      : kept.find(`${encoding} ${etag}`, () => compress(payload, encoding, 'well'));
  });
}

/** ETag of a cacheable answer: the route's own, else one of its content. */
function tagOf(request: FastifyRequest, reply: FastifyReply, payload: string): string | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isKept = reply.getHeader('cache-control') !== 'no-store';
  if (!isRead || !isKept || reply.statusCode !== 200) return null;
  const given = reply.getHeader('etag');
  // Weak: the same tag for every encoding.
  return typeof given === 'string' ? given : `W/"${hashOf(payload)}"`;
}

function hashOf(payload: string): string {
  return createHash('sha256').update(payload).digest('base64url').slice(0, 27);
}

/**
 * Brotli at 5 costs as much as gzip at 6 and is a tenth smaller; the best level costs ten times as
 * much.
 */
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
