import { assign, fromPromise, setup } from 'xstate';

import type { Verified } from '../../../contract/index.ts';
import { CODE_LENGTH } from '../../../contract/plain.ts';
import { isOutage } from '../../api/transport/outage.ts';

interface Context {
  /** Digits after +992 of the phone that gets the codes. */
  readonly phone: string;
  readonly requestId: string;
  /** One character per box: a digit, or a space for an empty one. */
  readonly code: string;
  /** Wait before another code, in ms. */
  readonly resendInMs: number;
  /** The timer's display, in s. */
  readonly secondsLeft: number;
  readonly verified: Verified | null;
  /** Why the last code was refused. */
  readonly refusal: unknown;
}

/** A person's actions at the code's step. */
type Event = { readonly type: 'code.changed'; readonly code: string } | { readonly type: 'resend' };

interface Types {
  readonly context?: Context;
  readonly events?: Event;
  readonly input?: {
    readonly phone: string;
    readonly requestId: string;
    readonly resendInMs: number;
  };
  readonly output?: { readonly requestId: string; readonly verified: Verified | null };
}
const types: Types = {};

const verifyCode = fromPromise<Verified, { readonly requestId: string; readonly code: string }>(
  () => {
    throw new Error('The code step cannot verify a code. Provide `verifyCode`.');
  },
);

/** Sends another code; resolves to its request, and to the wait before the next one. */
const resendCode = fromPromise<
  { readonly requestId: string; readonly resendInMs: number },
  { readonly phone: string }
>(() => {
  throw new Error('The code step cannot send a code. Provide `resendCode`.');
});

/** Shows why a code was refused; resolves when the message is closed. */
const showRefusal = fromPromise<void, { readonly error: unknown }>(() => {
  throw new Error('The code step cannot show why a code was refused. Provide `showRefusal`.');
});

/**
 * The code's step (spec §4, «OTP step»): six digits are verified at once. A refusal clears the
 * boxes; an outage keeps them, and they are verified again after its message is closed. Success is
 * shown for 1.5 s. In parallel a timer runs, and a new code may be requested after 60 s.
 */
export const otpMachine = setup({
  types,
  actors: { verifyCode, resendCode, showRefusal },
  actions: {
    /** Sending another code failed. */
    showError: (_args, _params: { readonly error: unknown }) => {},
    showSent: () => {},
    /** The answer is stored at once: closing the dialog during the green 1.5 s loses nothing. */
    keepUser: (_args, _params: { readonly verified: Verified }) => {},
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    emptyBoxes: assign({ code: '' }),
  },
  guards: {
    isComplete: ({ context }) => context.code.length === CODE_LENGTH && /^\d+$/.test(context.code),
  },
  delays: {
    resendAllowed: ({ context }) => context.resendInMs,
    second: 1_000,
    successShown: 1_500,
  },
}).createMachine({
  id: 'otp',
  context: ({ input }) => ({
    phone: input.phone,
    requestId: input.requestId,
    code: '',
    resendInMs: input.resendInMs,
    secondsLeft: 0,
    verified: null,
    refusal: null,
  }),
  initial: 'asking',
  output: ({ context: { requestId, verified } }) => ({ requestId, verified }),
  states: {
    asking: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'typing',
          states: {
            typing: {
              always: { guard: 'isComplete', target: 'verifying' },
              on: { 'code.changed': { actions: assign({ code: ({ event }) => event.code }) } },
            },
            verifying: {
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context: { requestId, code } }) => ({ requestId, code }),
                onDone: {
                  target: '#otp.accepted',
                  actions: [
                    assign({ verified: ({ event }) => event.output }),
                    { type: 'keepUser', params: ({ event }) => ({ verified: event.output }) },
                  ],
                },
                onError: {
                  target: 'refused',
                  actions: assign({
                    // The server was away and did not check the code: it is sent again.
                    code: ({ context, event }) => (isOutage(event.error) ? context.code : ''),
                    refusal: ({ event }) => event.error,
                  }),
                },
              },
            },
            refused: {
              invoke: {
                id: 'showRefusal',
                src: 'showRefusal',
                input: ({ context: { refusal } }) => ({ error: refusal }),
                onDone: 'typing',
              },
            },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              entry: assign({
                secondsLeft: ({ context }) => Math.ceil(context.resendInMs / 1_000),
              }),
              after: { resendAllowed: 'ready' },
              initial: 'counting',
              states: {
                counting: {
                  after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
                },
              },
            },
            ready: { on: { resend: 'sending' } },
            sending: {
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context: { phone } }) => ({ phone }),
                onDone: {
                  target: 'waiting',
                  actions: [assign(({ event }) => event.output), 'emptyBoxes', 'showSent'],
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    accepted: { after: { successShown: 'closed' } },
    closed: { type: 'final' },
  },
});
