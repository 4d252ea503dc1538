import { createHash } from 'node:crypto';

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { ApiError } from '../api-error.ts';

const MINUTE_MS = 60_000;

/**
 * Sends the headers that bind what a page of ours may load and run.
 *
 * @param scripts Texts of the scripts that stand in the pages themselves.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scripts: readonly string[] = [],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scripts.map(toHash)],
        'style-src': ["'self'"],
        // Map tiles.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        // The lab shows its own forms in a frame as wide as a phone.
        'frame-ancestors': ["'self'"],
      },
    },
    // Tile servers refuse requests that do not say which site shows the map.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Whoever ends TLS in front of us says whether https is for good.
    strictTransportSecurity: false,
  });
}

function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Holds one address to so many requests a minute, over all routes registered after it. */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('rate.limited', { retryAfterS: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
