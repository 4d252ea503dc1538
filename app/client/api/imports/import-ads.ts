import type { ImportCandidate, ImportOutcome } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/**
 * The ads of other sites that the signed-in user can import.
 *
 * @throws {ApiFailure} sign-in.required, session.expired.
 */
export async function loadImportOffer(signal: AbortSignal): Promise<readonly ImportCandidate[]> {
  const { advertisements } = await call(
    { ...routes.importCandidates, url: urlOf(routes.importCandidates, {}), signal },
    ({ ImportCandidates }) => ImportCandidates,
  );
  return advertisements;
}

/**
 * Publishes candidates. A repeated call returns the outcomes of the first.
 *
 * @throws {ApiFailure} import.unknown, sign-in.required, session.expired.
 */
export async function importAds(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly ImportOutcome[]> {
  const { outcomes } = await call(
    {
      ...routes.importAds,
      url: urlOf(routes.importAds, {}),
      body: { ids, has_consent: true },
      signal,
    },
    ({ ImportResult }) => ImportResult,
  );
  return outcomes;
}
