import { assign, fromCallback, fromPromise, setup } from 'xstate';

import type { Session } from '../../device/session.ts';

/** What the session is told: it was changed on this page or another one. */
interface SessionChanged {
  readonly type: 'session.changed';
  readonly session: Session;
}

interface Types {
  readonly context?: { readonly session: Session };
  readonly events?: SessionChanged;
  readonly input?: Session;
}
const types: Types = {};

/** Tells of every change of the stored session: signing in, signing out, an expiry. */
const followSession = fromCallback<SessionChanged>(() => {
  throw new Error('The session machine hears of no changes. Provide `followSession`.');
});

const openSession = fromPromise<void>(() => {
  throw new Error('The session machine has nobody to open a session. Provide `openSession`.');
});

/**
 * The session's life (spec §4, «Session start»): a user is signed in; a guest goes by the stored
 * anonymous id or gets a new one. When none can be had the guest goes without, and a failure is
 * silently ignored.
 */
export const sessionMachine = setup({
  types,
  actors: { followSession, openSession },
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
    signedIn: {},
    guest: {
      initial: 'known',
      states: {
        known: {},
        opening: {
          invoke: { id: 'openSession', src: 'openSession', onDone: 'known', onError: 'unknown' },
        },
        unknown: {},
      },
    },
  },
});
