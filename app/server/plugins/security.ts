import { createHash } from 'node:crypto';

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { ApiError } from '../api-error.ts';

const MINUTE_MS = 60_000;

/** What pages load beyond their own files. */
interface PageSources {
  /** Sources of the pages' inline scripts. */
  readonly scripts: readonly string[];
  /** Link that opens the mobile app; some browsers follow it in a frame. */
  readonly deepLink: string | null;
}

/**
 * Sends the headers that limit what a page may load and run.
 *
 * @param sources What the pages load beyond their own files.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { scripts, deepLink }: PageSources,
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
        // The laboratory's frame, and the app.
        'frame-src': ["'self'", ...(deepLink === null ? [] : [schemeOf(deepLink)])],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        // The lab shows its forms in a frame of a phone's width.
        'frame-ancestors': ["'self'"],
      },
    },
    // Tile servers refuse requests without a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The proxy that terminates TLS decides about HSTS.
    strictTransportSecurity: false,
  });
}

function schemeOf(link: string): string {
  return link.slice(0, link.indexOf(':') + 1);
}

function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Limits the requests of one address a minute, over all routes registered after it. */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('rate.limited', { retryAfterS: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
