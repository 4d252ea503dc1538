import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { CreatePage, routes, urlOf } from '../../contract/index.ts';
import { call } from './call.ts';

/**
 * A seller's page as this client reads it: the definitions themselves go to the engine as they
 * came, so that one odd field costs that field and not the form.
 */
const ReadablePage = z.extend(CreatePage, { filters: z.array(z.unknown()) });
export type ReadablePage = z.infer<typeof ReadablePage>;

/** The form of a subcategory: definitions and the sections they stand in. */
export function createFilters(subcategoryId: string) {
  return queryOptions({
    queryKey: ['create-filters', subcategoryId],
    queryFn: ({ signal }) => {
      const url = urlOf(routes.createFilters, { id: subcategoryId });
      return call({ ...routes.createFilters, url, signal }, ReadablePage);
    },
  });
}
