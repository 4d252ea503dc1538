import { queryOptions } from '@tanstack/react-query';

import { routes } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** The operator's links; HTML from the server contains them. */
export function siteLinks() {
  return queryOptions({
    queryKey: ['site-links'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.siteLinks, url: routes.siteLinks.path, signal },
        ({ SiteLinks }) => SiteLinks,
      ),
    staleTime: Infinity,
  });
}
