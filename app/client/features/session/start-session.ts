import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { openSession } from '../../api/open-session.ts';
import { currentSession, session } from '../../device/session.ts';
import { INITIALISED, sessionMachine } from './session.machine.ts';

/** Starts the session's machine. Resolves when the session is first initialised. */
export async function startSession(): Promise<void> {
  const actor = createActor(
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
  await waitFor(actor, (snapshot) => snapshot.hasTag(INITIALISED));
}
