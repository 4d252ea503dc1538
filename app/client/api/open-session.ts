import { AnonymousSession, routes, urlOf } from '../../contract/index.ts';
import { call } from './call.ts';
import { randomKey } from './random-key.ts';
import { currentAnonymousId, rememberAnonymousId } from './session.ts';

/**
 * The anonymous session to write with: the stored one, else a new one (spec §4, «Session start»).
 *
 * @throws {ApiFailure} When none is stored and none can be had.
 */
export async function openSession(): Promise<void> {
  if (currentAnonymousId() !== null) return;
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
    AnonymousSession,
  );
  rememberAnonymousId(anonymous_id);
}
