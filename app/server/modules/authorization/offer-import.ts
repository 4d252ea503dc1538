import type { FastifyBaseLogger } from 'fastify';

import type { ImportCandidate } from '../../../contract/index.ts';
import type { SignedUpUser } from './create-user.ts';

/** Finds the ads of other sites that a new user can import. */
export type FindOffer = (
  owner: Pick<SignedUpUser, 'id' | 'phone'>,
) => Promise<readonly ImportCandidate[]>;

/** The offer for a new user; a source that fails offers nothing: the sign-up does not wait for it. */
export async function offerImport(
  findOffer: FindOffer,
  owner: Pick<SignedUpUser, 'id' | 'phone'>,
  log: FastifyBaseLogger,
): Promise<ImportCandidate[]> {
  try {
    return [...(await findOffer(owner))];
  } catch (error) {
    log.error(error, 'The import offer failed.');
    return [];
  }
}
