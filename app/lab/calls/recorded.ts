import { queryOptions } from '@tanstack/react-query';

import { call } from '../../client/api/transport/call.ts';
import type { AdPreviewRequest } from '../../contract/index.ts';
import { AdPreview, LabFixture, LabFixtures, LabTrace, LabTraces } from '../../contract/index.ts';
import { routes, urlOf } from '../../contract/plain.ts';

/** The list of recorded pages and troublesome definitions. */
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

/** One of them, by id. */
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

/** The list of recorded traces. */
export function labTraces() {
  return queryOptions({
    queryKey: ['lab', 'traces'],
    queryFn: ({ signal }) =>
      call({ ...routes.labTraces, url: urlOf(routes.labTraces, {}), signal }, () => LabTraces),
  });
}

/** One of them, by id. */
export function labTrace(id: string) {
  return queryOptions({
    queryKey: ['lab', 'traces', id],
    queryFn: ({ signal }) =>
      call({ ...routes.labTrace, url: urlOf(routes.labTrace, { id }), signal }, () => LabTrace),
  });
}

/**
 * Has a form judged as publishing would, and says how its ad would read. Nothing is stored.
 *
 * @throws {ApiFailure} With `fields` when the server's own judgement differs.
 */
export function previewAd(request: AdPreviewRequest): Promise<AdPreview> {
  return call(
    { ...routes.labPreview, url: urlOf(routes.labPreview, {}), body: request },
    () => AdPreview,
  );
}
