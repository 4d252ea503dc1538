import { queryOptions } from '@tanstack/react-query';

import { call } from '../../client/api/transport/call.ts';
import type { AdPreviewRequest } from '../../contract/index.ts';
import { AdPreview, LabFixture, LabFixtures, LabTrace, LabTraces } from '../../contract/index.ts';
import { routes, urlOf } from '../../contract/plain.ts';

/** Query for the list of recorded pages and defective definitions. */
export function labFixtures() {
  return queryOptions({
    queryKey: ['lab', 'fixtures'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.labFixtures, url: urlOf(routes.labFixtures, {}), signal },
        () => LabFixtures,
      ),
  });
}

/** Query for one recorded page. */
export function labFixture(id: string) {
  return queryOptions({
    queryKey: ['lab', 'fixtures', id],
    queryFn: ({ signal }) =>
      call(
        { ...routes.labFixture, url: urlOf(routes.labFixture, { id }), signal },
        () => LabFixture,
      ),
  });
}

/** Query for the list of recorded traces. */
export function labTraces() {
  return queryOptions({
    queryKey: ['lab', 'traces'],
    queryFn: ({ signal }) =>
      call({ ...routes.labTraces, url: urlOf(routes.labTraces, {}), signal }, () => LabTraces),
  });
}

/** Query for one recorded trace. */
export function labTrace(id: string) {
  return queryOptions({
    queryKey: ['lab', 'traces', id],
    queryFn: ({ signal }) =>
      call({ ...routes.labTrace, url: urlOf(routes.labTrace, { id }), signal }, () => LabTrace),
  });
}

/**
 * Validates a form with the rules of publishing and returns a preview of its ad. Stores nothing.
 *
 * @throws {ApiFailure} With `fields` when the server finds faults that the client did not.
 */
export function previewAd(request: AdPreviewRequest): Promise<AdPreview> {
  return call(
    { ...routes.labPreview, url: urlOf(routes.labPreview, {}), body: request },
    () => AdPreview,
  );
}
