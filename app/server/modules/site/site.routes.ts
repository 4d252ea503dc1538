import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { routes, SiteLinks } from '../../../contract/index.ts';

/** `GET /api/v1/static/site/`: the operator's links, open to guests. */
export const siteRoutes: FastifyPluginAsyncZod<{ readonly links: SiteLinks }> = async (
  app,
  { links },
) => {
  app.route({
    method: routes.siteLinks.method,
    url: routes.siteLinks.path,
    config: { policy: 'anyone' },
    schema: { summary: 'Links to the mobile apps and networks.', response: { 200: SiteLinks } },
    handler: async () => links,
  });
};
