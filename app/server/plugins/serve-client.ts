import { join, resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PREFIX } from '../../contract/index.ts';
import { readInlineScripts, TEMPLATES } from '../render/page-files.ts';
import { toProperUrl } from '../render/proper-url.ts';
import type { PageSender } from '../render/send-page.ts';
import { refuseUnknown } from './errors.ts';
import { DOCUMENT_HEADERS, toLabHeaders } from './security.ts';

/** The lab: a separate entry, rendered by the browser. */
const LAB_INDEX = 'lab/index.html';
/** The same in English, which its address asks for. */
const LAB_IN_ENGLISH = 'lab/en.html';
const LAB_PATHS = ['/lab', '/lab/'];
/** Templates are not pages. */
const HIDDEN = new Set(Object.values(TEMPLATES).map((name) => `/${name}`));
/** Addresses of pages, which the file server would look for on the disk first. */
const PAGES = [
  '/search',
  '/category/:id',
  '/subcategory/:id',
  '/advertisement/:id',
  '/user/:id',
  '/favorites',
  '/comparisons',
];
/** The folder of files whose names contain a hash of their content. */
const HASHED = '/assets/';
/** Paths with a file's extension, and the pages among them: ids of places may contain dots. */
const FILE = /\.[a-z0-9]{1,5}$/i;
const PLACE = /^\/(?:sub)?category\/[^/]+$/;
const YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Status of an address that has a proper form. */
const MOVED = 301;

const OPEN = { config: { policy: 'anyone' } } as const;

/** Headers for pages only: on a small picture they would be half of its bytes. */
const PAGE_HEADERS = [
  ...DOCUMENT_HEADERS,
  'content-security-policy',
  'referrer-policy',
  'x-frame-options',
];
/** Headers of calls, which a file does not need either. */
const CALL_HEADERS = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];
const NOT_OF_FILES = [...PAGE_HEADERS, ...CALL_HEADERS];

/** The files and pages to serve. */
interface ClientParts {
  /** Of the built files. */
  readonly folder: string;
  /** Answers requests of pages; `null` when nothing is built: only the API is served. */
  readonly sendPage: PageSender | null;
}

/** Serves the built files; any other address is a page, rendered on the server. */
export async function serveClient(
  app: FastifyInstance,
  { folder, sendPage }: ClientParts,
): Promise<void> {
  if (sendPage !== null) {
    app.addHook('onRequest', async (request, reply) => {
      const proper = asksForPage(request) ? toProperUrl(request.url) : null;
      if (proper !== null) return reply.redirect(proper, MOVED);
    });
    app.addHook('onRoute', (route) => {
      // The file server's route takes no configuration.
      if (route.url === '/*') route.config = { ...route.config, ...OPEN.config };
    });
    await app.register(fastifyStatic, {
      root: resolve(folder),
      preCompressed: true,
      // Files are small, and their ETag is enough.
      acceptRanges: false,
      lastModified: false,
      setHeaders: setCaching,
      index: false,
      // The templates, the build's own files and the compressed copies have no address.
      allowedPath: (path) =>
        !HIDDEN.has(path) && !path.startsWith('/.') && !/\.(?:br|gz)$/.test(path),
    });
    // The file server would look for an index of the folder.
    app.get('/', OPEN, sendPage);
  }

  const scripts = await readInlineScripts(join(resolve(folder), LAB_INDEX));
  for (const path of sendPage === null ? [] : LAB_PATHS) {
    // A configuration of its own: the plugin writes the headers into it.
    const options = { config: { ...OPEN.config }, helmet: toLabHeaders(scripts) };
    app.get(path, options, (request, reply) => {
      if (asksForPage(request)) void reply.sendFile(labFile(request));
      else void refuseUnknown(request, reply);
    });
  }
  const limits = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    // Not returned: each awaited reply adds a listener for its end.
    if (sendPage !== null && asksForPage(request)) void sendPage(request, reply);
    else void refuseUnknown(request, reply);
  };
  app.setNotFoundHandler(limits, answer);
  for (const path of sendPage === null ? [] : PAGES) {
    app.get(path, { ...OPEN, ...limits }, answer);
  }
}

function labFile({ url }: FastifyRequest): string {
  const [, search = ''] = url.split('?', 2);
  return new URLSearchParams(search).get('lang') === 'en' ? LAB_IN_ENGLISH : LAB_INDEX;
}

function setCaching(reply: FastifyReply, path: string): void {
  // A compressed copy of a page is a page.
  const isPage = /\.html(?:\.br|\.gz)?$/.test(path);
  for (const name of isPage ? [] : NOT_OF_FILES) reply.removeHeader(name);
  const isHashed = path.includes(HASHED);
  // It is never asked for again, so it needs no tag.
  if (isHashed) reply.removeHeader('etag');
  reply.header('cache-control', isHashed ? YEAR : ASK_EACH_TIME);
}

/** Whether a browser requests a page, as opposed to a call or a missing file. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  if (`${path}/`.startsWith(API_PREFIX) || path.includes(HASHED)) return false;
  if (FILE.test(path) && !PLACE.test(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
