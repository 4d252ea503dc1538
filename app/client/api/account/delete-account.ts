import type { AccountDeletion } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** Requests the deletion of the account; its sessions end on all devices. */
export async function deleteAccount(): Promise<AccountDeletion> {
  return call(
    { ...routes.deleteAccount, url: urlOf(routes.deleteAccount, {}) },
    ({ AccountDeletion }) => AccountDeletion,
  );
}
