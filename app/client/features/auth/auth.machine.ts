import { assign, fromPromise, setup } from 'xstate';

import type { CreatedUser, Verified } from '../../../contract/index.ts';
import { PHONE_DIGITS } from '../../../contract/plain.ts';
import { otpMachine } from './otp.machine.ts';

interface Context {
  /** Digits after +992. */
  readonly phone: string;
  /** Id of the last code's request; `''` before the first. */
  readonly requestId: string;
  readonly name: string;
  /** Ads that could be imported; empty for an existing user. */
  readonly advertisements: CreatedUser['advertisements'];
}

/** A person's actions in the dialog. */
type Event =
  | { readonly type: 'phone.changed'; readonly phone: string }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'submit' }
  | { readonly type: 'back' };

interface Types {
  readonly context?: Context;
  readonly events?: Event;
  readonly children?: {
    readonly sendCode: 'sendCode';
    readonly otp: 'otp';
    readonly createUser: 'createUser';
  };
  /** Initial digits of the phone. */
  readonly input?: { readonly phone: string };
  readonly output?: { readonly advertisements: CreatedUser['advertisements'] };
}
const types: Types = {};

/** Sends a code to a phone; resolves to the request's id. */
const sendCode = fromPromise<string, { readonly phone: string }>(() => {
  throw new Error('Signing in has nobody to send a code. Provide `sendCode`.');
});

const createUser = fromPromise<CreatedUser, { readonly requestId: string; readonly name: string }>(
  () => {
    throw new Error('Signing in has nobody to make a user. Provide `createUser`.');
  },
);

/**
 * The sign-in dialog (spec §4, «Sign-up flow»): phone, code, and a name for a new user. Closing the
 * dialog stops the machine, which aborts its requests.
 */
export const authMachine = setup({
  types,
  actors: { sendCode, createUser, otp: otpMachine },
  actions: {
    showError: (_args, _params: { readonly error: unknown }) => {},
    /** A new user has a token and a name. */
    keepUser: (_args, _params: { readonly created: CreatedUser; readonly name: string }) => {},
  },
  guards: {
    isPhoneComplete: ({ context }) => context.phone.length === PHONE_DIGITS,
    isNamed: ({ context }) => context.name.trim() !== '',
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ phone: input.phone, requestId: '', name: '', advertisements: [] }),
  initial: 'phone',
  output: ({ context: { advertisements } }) => ({ advertisements }),
  states: {
    phone: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'phone.changed': { actions: assign({ phone: ({ event }) => event.phone }) },
            submit: { guard: 'isPhoneComplete', target: 'sending' },
          },
        },
        sending: {
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context: { phone } }) => ({ phone }),
            onDone: {
              target: '#auth.code',
              actions: assign({ requestId: ({ event }) => event.output }),
            },
            onError: {
              target: 'typing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    code: {
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context: { phone, requestId } }) => ({ phone, requestId }),
        onDone: [
          { guard: ({ event }) => isKnown(event.output.verified), target: 'done' },
          {
            target: 'name',
            actions: assign({ requestId: ({ event }) => event.output.requestId }),
          },
        ],
      },
      on: { back: 'phone' },
    },
    name: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'name.changed': { actions: assign({ name: ({ event }) => event.name }) },
            submit: { guard: 'isNamed', target: 'sending' },
            back: '#auth.code',
          },
        },
        sending: {
          invoke: {
            id: 'createUser',
            src: 'createUser',
            input: ({ context: { requestId, name } }) => ({ requestId, name: name.trim() }),
            onDone: {
              target: '#auth.done',
              actions: [
                assign({ advertisements: ({ event }) => event.output.advertisements }),
                {
                  type: 'keepUser',
                  params: ({ context, event }) => ({
                    created: event.output,
                    name: context.name.trim(),
                  }),
                },
              ],
            },
            onError: {
              target: 'typing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

/** A user with a token has a name. */
function isKnown(verified: Verified | null): boolean {
  return verified !== null && verified.access_token !== null;
}
