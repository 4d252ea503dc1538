import type { FastifyBaseLogger } from 'fastify';

import type { SiteLinks } from '../../contract/index.ts';
import type { Database } from '../db/open-database.ts';
import { toPageLanguage } from '../page-language.ts';
import { composePage } from './compose-page.ts';
import { createReads } from './create-reads.ts';
import { createPageCache } from './page-cache.ts';
import type { LocalizedPageFiles } from './page-files.ts';
import { withoutForeignParameters } from './proper-url.ts';
import { sendPage } from './send-page.ts';
import type { PageSender, SentPage } from './send-page.ts';

/** Lifetime of a cached page, in ms: a new ad shows this much later. */
const KEPT_MS = 3_000;
const KEPT_PAGES = 200;
const KEPT_BYTES = 32 * 1024 * 1024;
/**
 * Maximum length of an address that is rendered, in characters, without what no page reads; the
 * client renders a longer one.
 */
const LONGEST_URL = 2_000;

/** Dependencies of rendering. */
export interface PageSource {
  readonly files: LocalizedPageFiles;
  readonly db: Database;
  readonly links: SiteLinks;
  readonly log: FastifyBaseLogger;
}

/**
 * Answers requests of pages, rendered as for a guest: an address has one HTML a language. A
 * page that cannot be rendered is sent without content, and the client renders it.
 */
export function createPageSender({ files, db, links, log }: PageSource): PageSender {
  const reads = { ru: createReads(db, links, 'ru'), tg: createReads(db, links, 'tg') };
  const cache = createPageCache<SentPage>({
    keptMs: KEPT_MS,
    entries: KEPT_PAGES,
    bytes: KEPT_BYTES,
    // Two bytes per Cyrillic letter, and as much again for the compressed copies.
    sizeOf: ({ html }) => 3 * html.length,
    now: () => performance.now(),
  });

  return async (request, reply) => {
    const url = shorten(request.url);
    const language = toPageLanguage(request.headers.cookie);
    const built = files[language];
    const { draw } = built;
    const bare: SentPage = { status: 200, html: built.template, encoded: new Map() };
    if (draw === null || url.length > LONGEST_URL) return sendPage(request, reply, bare);
    const origin = `${request.protocol}://${request.host}`;
    const page = await cache
      .find(`${language} ${origin} ${url}`, async () => {
        const drawn = await draw({ ...toAddress(url), origin, reads: reads[language] });
        return { status: drawn.status, html: composePage(built, drawn), encoded: new Map() };
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'A page could not be drawn; the client draws it.');
        return bare;
      });
    return sendPage(request, reply, page);
  };
}

function shorten(url: string): string {
  return url.length > LONGEST_URL ? withoutForeignParameters(url) : url;
}

function toAddress(url: string): { readonly path: string; readonly search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) };
}
