import { createActor, fromCallback, fromPromise } from 'xstate';

import { openSession } from '../../api/open-session.ts';
import { currentSession, session } from '../../device/session.ts';
import { sessionMachine } from './session.machine.ts';

/**
 * Starts the session's machine. It comes with the page's idle time, not with the first page: who is
 * signed in is read from the device at once, so no view has to wait for it.
 */
export function startSession(): void {
  createActor(
    sessionMachine.provide({
      actors: {
        openSession: fromPromise(() => openSession()),
        followSession: fromCallback(({ sendBack }) =>
          session.follow(() => sendBack({ type: 'session.changed', session: currentSession() })),
        ),
      },
    }),
    { input: currentSession() },
  ).start();
}
