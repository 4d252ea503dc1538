import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';

import { APP_PATH, APP_QR_PATH, storeOf } from '../../../contract/index.ts';
import type { SiteLinks } from '../../../contract/index.ts';

/** Modules of white space around the code: its standard asks for four. */
const QUIET_ZONE = 4;

const OPEN = { config: { policy: 'anyone' } } as const;

/**
 * `GET /app`: redirects a phone to its store, others to the home page. `GET /app/qr.svg`: a QR code
 * of that address.
 */
export function serveAppLink(app: FastifyInstance, links: SiteLinks): void {
  app.get(APP_PATH, OPEN, async ({ headers }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(storeOf(links, { userAgent: headers['user-agent'] ?? '' }) ?? '/'),
  );
  app.get(APP_QR_PATH, OPEN, async ({ protocol, host }, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(renderSVG(`${protocol}://${host}${APP_PATH}`, { border: QUIET_ZONE })),
  );
}
