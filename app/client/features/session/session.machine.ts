import { assign, fromCallback, fromPromise, setup } from 'xstate';

import type { Session } from '../../device/session.ts';

/** The stored session was changed, on this page or another one. */
interface SessionChanged {
  readonly type: 'session.changed';
  readonly session: Session;
}

/** The tag of an initialised session (spec §3): the visitor is identified as far as possible. */
export const INITIALISED = 'initialised';

interface Types {
  readonly context?: { readonly session: Session };
  readonly events?: SessionChanged;
  readonly input?: Session;
  readonly tags?: typeof INITIALISED;
}
const types: Types = {};

/** Reports every change of the stored session: signing in, signing out, an expiry. */
const followSession = fromCallback<SessionChanged>(() => {
  throw new Error('The session machine has no source. Provide `followSession`.');
});

const openSession = fromPromise<void>(() => {
  throw new Error('The session machine cannot open a session. Provide `openSession`.');
});

/**
 * The session (spec §4, «Session start»): a user is signed in; a guest has the stored anonymous id
 * or gets a new one; a failure is silently ignored. A known session, or one that cannot be opened,
 * has the tag `initialised`; a cleared one loses it.
 */
export const sessionMachine = setup({
  types,
  actors: { followSession, openSession },
  delays: { longestWait: 2_000 },
  guards: {
    isSignedIn: ({ context }) => context.session.accessToken !== null,
    hasAnonymousId: ({ context }) => context.session.anonymousId !== null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: input }),
  invoke: { src: 'followSession' },
  initial: 'starting',
  on: {
    'session.changed': {
      target: '.starting',
      actions: assign({ session: ({ event }) => event.session }),
    },
  },
  states: {
    starting: {
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'hasAnonymousId', target: 'guest' },
        { target: 'guest.opening' },
      ],
    },
    signedIn: { tags: INITIALISED },
    guest: {
      initial: 'known',
      states: {
        known: { tags: INITIALISED },
        opening: {
          invoke: { id: 'openSession', src: 'openSession', onDone: 'known', onError: 'unknown' },
          initial: 'awaited',
          states: {
            awaited: { after: { longestWait: 'late' } },
            // Public pages work without a session: a slow server does not delay them.
            late: { tags: INITIALISED },
          },
        },
        unknown: { tags: INITIALISED },
      },
    },
  },
});
