import { createHash } from 'node:crypto';

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { ApiError } from '../api-error.ts';
import { callerAddress } from './caller-address.ts';

const MINUTE_MS = 60_000;

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/** What a page may ask of the device: the place, for the map. */
const PERMISSIONS = [
  'geolocation=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Headers that mean something for a document only, not for an answer of the API. */
export const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * The laboratory shows its forms in a frame of a phone's width, and the pictures that foreign
 * definitions name.
 *
 * @param scripts Sources of its inline scripts.
 */
export function toLabHeaders(scripts: readonly string[]) {
  return {
    contentSecurityPolicy: policyOf({ scripts, frames: "'self'", images: ['https:'] }),
    frameguard: { action: 'sameorigin' },
  } as const;
}

/** What pages load beyond their own files. */
interface PageSources {
  /** Sources of the pages' inline scripts. */
  readonly scripts: readonly string[];
  /** Link that opens the mobile app; some browsers follow it in a frame. */
  readonly deepLink: string | null;
  /** URL template of the map's pictures. */
  readonly tilesUrl: string | null;
}

/**
 * Sends the headers that limit what a page may load and run.
 *
 * @param sources What the pages load beyond their own files.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { scripts, deepLink, tilesUrl }: PageSources,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: policyOf({
      scripts,
      app: deepLink,
      images: tilesUrl === null ? [] : [tileHostOf(tilesUrl)],
    }),
    frameguard: { action: 'deny' },
    // Tile servers refuse requests without a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sent below, where a proxy has terminated TLS.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
}

/** Parts of a content policy that differ between pages. */
interface PolicyParts {
  readonly scripts?: readonly string[];
  /** Who may show the page in a frame. */
  readonly frames?: "'none'" | "'self'";
  /** Sources of pictures beside our own. */
  readonly images?: readonly string[];
  /** Link that opens the mobile app. */
  readonly app?: string | null;
}

function policyOf({ scripts = [], frames = "'none'", images = [], app = null }: PolicyParts) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts.map(toHash)],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', ...images],
      // The laboratory's frame, and the app.
      'frame-src': ["'self'", ...(app === null ? [] : [schemeOf(app)])],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': [frames],
      // Markup that a script writes passes the page's own check (`allow-drawings.ts`).
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    },
  };
}

function schemeOf(link: string): string {
  return link.slice(0, link.indexOf(':') + 1);
}

/** The host of tiles; any of a server's letters, which the map puts in place of `{s}`. */
function tileHostOf(url: string): string {
  const [host = ''] = /^https:\/\/[^/]+/.exec(url) ?? [];
  return host.replace('{s}', '*');
}

function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Refuses a request with two Host headers: a proxy and the server may read different ones. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_text, at) => at % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new ApiError('request.invalid');
  });
}

/** Limits the requests of one address a minute, over all routes registered after it. */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: callerAddress,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('rate.limited', { retryAfterS: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
