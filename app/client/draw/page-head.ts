import type { QueryClient } from '@tanstack/react-query';

import type { PageStatus } from './load-page.ts';
import type { PageRoute } from './page-route.ts';

/** A drawn page, as its head describes it. */
export interface HeadRequest {
  readonly route: PageRoute;
  readonly status: PageStatus;
  readonly origin: string;
  readonly queries: QueryClient;
}

/** The tags of a page's head. */
export function pageHead({ route }: HeadRequest): string {
  return `<title>${route.kind}</title>`;
}
