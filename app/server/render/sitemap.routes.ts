import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DOCUMENT_IDS, documentPath } from '../../contract/index.ts';
import type { CreationStructure } from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/open-database.ts';
import {
  findLastAdId,
  findLastChanges,
  findLastChangesBySubcategory,
  findListedAds,
} from '../modules/advertisements/index.ts';
import { findStructure } from '../modules/definitions/index.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage, type SentPage } from './send-page.ts';

/** Ids per part: fewer than the 50,000 URLs that a part may contain. */
const PART_IDS = 10_000;
/** Lifetime of a cached sitemap, in ms: search engines read it daily. */
const KEPT_MS = 600_000;
const KEPT_PARTS = 200;
const KEPT_BYTES = 16 * 1024 * 1024;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Pages of one user, of testers, and the API. */
const UNLISTED = ['/api/', '/create-ad', '/lab', '/my-advertisements', '/profile'];

const OPEN = { config: { policy: 'anyone' } } as const;

/** `GET /robots.txt`, `/sitemap.xml` and its parts: the pages that search engines may list. */
export function serveSitemap(app: FastifyInstance, db: Database): void {
  const cache = createPageCache<SentPage>({
    keptMs: KEPT_MS,
    entries: KEPT_PARTS,
    bytes: KEPT_BYTES,
    sizeOf: ({ html }) => 2 * html.length,
    now: () => performance.now(),
  });
  const find = (request: FastifyRequest, write: () => Promise<string>) =>
    cache.find(`${originOf(request)} ${request.url}`, async () => ({
      status: 200,
      type: 'application/xml; charset=utf-8',
      html: await write(),
      encoded: new Map(),
    }));

  app.get('/robots.txt', OPEN, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  );
  app.get('/sitemap.xml', OPEN, async (request, reply) =>
    sendPage(request, reply, await find(request, () => indexOf(db, originOf(request)))),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', OPEN, async (request, reply) => {
    const { name } = request.params;
    const origin = originOf(request);
    if (name === 'places.xml') {
      const page = await find(request, async () =>
        placesOf(origin, await findStructure(db), await findLastChangesBySubcategory(db)),
      );
      return sendPage(request, reply, page);
    }
    const part = Number(/^ads-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0);
    const isKnown = part > 0 && (part - 1) * PART_IDS < (await findLastAdId(db));
    if (!isKnown || request.url.includes('?')) throw new ApiError('route.unknown');
    return sendPage(request, reply, await find(request, () => adsOf(db, origin, part)));
  });
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function robots(origin: string): string {
  const rules = UNLISTED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

async function indexOf(db: Database, origin: string): Promise<string> {
  const parts = Math.ceil((await findLastAdId(db)) / PART_IDS);
  const changes = await findLastChanges(db, PART_IDS);
  const newestFirst = Array.from({ length: parts }, (_, index) => parts - index);
  const rows = newestFirst.flatMap((part) => {
    const changedAt = changes.get(part - 1);
    // A part without a published ad lists nothing.
    return changedAt === undefined ? [] : [[`ads-${part}.xml`, changedAt] as const];
  });
  const list = [['places.xml', latestOf([...changes.values()])] as const, ...rows].map(
    ([name, changedAt]) =>
      `<sitemap>${location(`${origin}/sitemaps/${name}`)}${lastChange(changedAt)}</sitemap>`,
  );
  const text = list.join('\n');
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${text}\n</sitemapindex>\n`;
}

/** The pages that list ads, each changed with the last of its ads, the guide and the documents. */
function placesOf(
  origin: string,
  { categories }: CreationStructure,
  changes: ReadonlyMap<string, Date>,
): string {
  const sections = categories.flatMap(({ id, subcategories }) => {
    const own = subcategories.map(
      (one) => [`/subcategory/${encodeURIComponent(one.id)}`, changes.get(one.id)] as const,
    );
    const last = latestOf(own.flatMap(([, changedAt]) => changedAt ?? []));
    return [[`/category/${encodeURIComponent(id)}`, last] as const, ...own];
  });
  const pages = [['/', latestOf([...changes.values()])] as const, ...sections];
  return addressesOf([
    ...pages.map(([path, changedAt]) => location(origin + path) + lastChange(changedAt)),
    ...['/safety-guide', ...DOCUMENT_IDS.map(documentPath)].map((path) => location(origin + path)),
  ]);
}

/** The latest of the times; none of an empty list. */
function latestOf(times: readonly Date[]): Date | undefined {
  return times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
}

async function adsOf(db: Database, origin: string, part: number): Promise<string> {
  const ads = await findListedAds(db, [(part - 1) * PART_IDS, part * PART_IDS]);
  return addressesOf(
    ads.map(
      ({ id, changedAt }) => `${location(`${origin}/advertisement/${id}`)}${lastChange(changedAt)}`,
    ),
  );
}

function addressesOf(rows: readonly string[]): string {
  const urls = rows.map((row) => `<url>${row}</url>`).join('\n');
  return `${XML}<urlset xmlns="${NAMESPACE}">\n${urls}\n</urlset>\n`;
}

/** Ids and host names contain no special character but `&`, which a host may not contain. */
function location(url: string): string {
  return `<loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>`;
}

function lastChange(at: Date | undefined): string {
  return at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;
}
