import { routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';

/** The shape of an answer that is ignored. */
const NOTHING = { safeParse: () => ({ success: true, data: null }) } as const;

/** Ends the session on the server (spec §7: answers nothing). */
export async function endSession(): Promise<void> {
  await call({ ...routes.logOut, url: urlOf(routes.logOut, {}) }, NOTHING);
}
