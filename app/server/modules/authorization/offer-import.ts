import type { FastifyBaseLogger } from 'fastify';

import type { CreatedUser, ImportCandidate } from '../../../contract/index.ts';
import type { SignedUpUser } from './create-user.ts';

/** Finds the ads of other sites that a new user can import. */
export type FindOffer = (
  owner: Pick<SignedUpUser, 'id' | 'phone'>,
) => Promise<readonly ImportCandidate[]>;

/** Adds the import offer to a new user; a source that fails offers nothing, and is logged. */
export async function offerImport(
  { access_token, ...owner }: SignedUpUser,
  findOffer: FindOffer,
  log: FastifyBaseLogger,
): Promise<CreatedUser> {
  try {
    return { access_token, advertisements: [...(await findOffer(owner))] };
  } catch (error) {
    log.error(error, 'The import offer failed.');
    return { access_token, advertisements: [] };
  }
}
