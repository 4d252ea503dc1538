import { routes, urlOf } from '../../contract/plain.ts';
import { createCell } from '../cell/cell.ts';
import { randomKey } from '../device/random-key.ts';
import { currentSession, rememberAnonymousId } from '../device/session.ts';
import { call } from './transport/call.ts';

/** The session that is being opened; concurrent callers share it. */
const opening = createCell<Promise<void> | null>({ server: null });

/**
 * A session to write with: the user's, else the stored anonymous one, else a new anonymous one
 * (spec §4, «Session start»). Concurrent calls open one session.
 *
 * @throws {ApiFailure} When none is stored and none can be opened.
 */
export async function openSession(): Promise<void> {
  const { accessToken, anonymousId } = currentSession();
  if (accessToken !== null || anonymousId !== null) return;
  if (opening.value() === null) {
    opening.change(openAnonymously().finally(() => opening.change(null)));
  }
  await opening.value();
}

/**
 * Without the contract: a first visit makes no other call, and the contract is a twentieth of its
 * bytes.
 */
const OPENED = {
  safeParse: (json: unknown) => {
    const id = typeof json === 'object' && json !== null ? Reflect.get(json, 'anonymous_id') : null;
    return typeof id === 'string' && id !== ''
      ? ({ success: true, data: { anonymous_id: id } } as const)
      : ({ success: false } as const);
  },
};

async function openAnonymously(): Promise<void> {
  const { anonymous_id } = await call(
    {
      ...routes.openAnonymousSession,
      url: urlOf(routes.openAnonymousSession, {}),
      body: {
        device_id: randomKey(),
        device_name: navigator.userAgent.slice(0, 400),
        device_type: 'WEB',
      },
    },
    OPENED,
  );
  // A sign-in, or another tab, stored a session before the answer arrived.
  const { accessToken, anonymousId } = currentSession();
  if (accessToken === null && anonymousId === null) rememberAnonymousId(anonymous_id);
}
