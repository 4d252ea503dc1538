import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PREFIX } from '../../contract/index.ts';
import { refuseUnknown } from './errors.ts';

const INDEX = 'index.html';
/** The laboratory: an entry of its own beside the marketplace's. */
const LAB_INDEX = 'lab/index.html';
const LAB_PATHS = ['/lab', '/lab/'];
/** Vite puts a hash of the content into every name below it. */
const HASHED = '/assets/';
/** What looks like a file by its ending, and what does and is a page: ids of places have dots. */
const FILE = /\.[a-z0-9]{1,5}$/i;
const PLACE = /^\/(?:sub)?category\/[^/]+$/;
const YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Serves the built pages; any address that is no file is a page of the client's own router. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const isBuilt = await access(join(root, INDEX)).then(
    () => true,
    () => false,
  );
  if (!isBuilt) app.log.warn(`There is no ${join(root, INDEX)}: only the API is served.`);
  else await app.register(fastifyStatic, { root, preCompressed: true, setHeaders: setCaching });

  for (const path of isBuilt ? LAB_PATHS : []) {
    app.get(path, (request, reply) => {
      if (asksForPage(request)) void sendIndex(reply, LAB_INDEX);
      else void refuseUnknown(request, reply);
    });
  }
  app.setNotFoundHandler(
    app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {},
    (request, reply) => {
      // Not returned: each wait for a reply listens to its end.
      if (isBuilt && asksForPage(request)) void sendIndex(reply, INDEX);
      else void refuseUnknown(request, reply);
    },
  );
}

function setCaching(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes(HASHED) ? YEAR : ASK_EACH_TIME);
}

function sendIndex(reply: FastifyReply, index: string): FastifyReply {
  return reply.code(200).sendFile(index);
}

/** Whether a browser wants a page: not the API's answer, nor a file that is not there. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  if (`${path}/`.startsWith(API_PREFIX) || path.includes(HASHED)) return false;
  if (FILE.test(path) && !PLACE.test(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
