import { assign, fromPromise, setup } from 'xstate';

import type { CreatedUser, ImportCandidate, Verified } from '../../../contract/index.ts';
import { PHONE_DIGITS, RESEND_AFTER_MS } from '../../../contract/plain.ts';
import { importMachine } from './import/import.machine.ts';
import { otpMachine } from './otp.machine.ts';

interface Context {
  /** Digits after +992. */
  readonly phone: string;
  /** Id of the last code's request; `''` before the first. */
  readonly requestId: string;
  readonly name: string;
  /** The step to resume after a reload; `null` for the first one. */
  readonly resumed: ResumedStep | null;
  /** Wait before another code, in ms. */
  readonly resendInMs: number;
  /** Ads that can be imported; empty for an existing user. */
  readonly advertisements: readonly ImportCandidate[];
  /** The page that was chosen in the import offer; `null`: the requested one. */
  readonly target: string | null;
}

/** A step that was open before a reload. */
export interface ResumedStep {
  readonly name: 'code' | 'name' | 'import';
  readonly requestId: string;
  readonly resendInMs: number;
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
    readonly loadOffer: 'loadOffer';
    readonly importAds: 'importAds';
  };
  /** Initial digits of the phone, and the step to resume. */
  readonly input?: { readonly phone: string; readonly resumed: ResumedStep | null };
  readonly output?: { readonly target: string | null };
}
const types: Types = {};

/** A code that is on its way, and the wait before another, in ms. */
interface CodeOnItsWay {
  readonly requestId: string;
  readonly resendInMs: number;
}

/** Sends a code to a phone. */
const sendCode = fromPromise<CodeOnItsWay, { readonly phone: string }>(() => {
  throw new Error('Signing in cannot send a code. Provide `sendCode`.');
});

const createUser = fromPromise<CreatedUser, { readonly requestId: string; readonly name: string }>(
  () => {
    throw new Error('Signing in cannot create a user. Provide `createUser`.');
  },
);

/** Reads the offer again, after a reload. */
const loadOffer = fromPromise<readonly ImportCandidate[]>(() => {
  throw new Error('Signing in cannot read the import offer. Provide `loadOffer`.');
});

/**
 * The sign-in dialog (spec §4, «Sign-up flow»): phone, code, a name for a new user, and ads to
 * import if there are any. Closing the dialog stops the machine, which aborts its requests. A
 * reload resumes the step; its calls are not repeated.
 */
export const authMachine = setup({
  types,
  actors: { sendCode, createUser, loadOffer, importAds: importMachine, otp: otpMachine },
  actions: {
    showError: (_args, _params: { readonly error: unknown }) => {},
    /** A new user has a token and a name. */
    keepUser: (_args, _params: { readonly created: CreatedUser; readonly name: string }) => {},
  },
  guards: {
    isPhoneComplete: ({ context }) => context.phone.length === PHONE_DIGITS,
    isNamed: ({ context }) => context.name.trim() !== '',
    /** A user with a token has a name. */
    isKnown: (_args, { verified }: { readonly verified: Verified | null }) =>
      verified !== null && verified.access_token !== null,
    hasAds: (_args, offer: { readonly advertisements: readonly ImportCandidate[] }) =>
      offer.advertisements.length > 0,
    isResumed: ({ context }, { step }: { readonly step: ResumedStep['name'] }) =>
      context.resumed?.name === step,
  },
}).createMachine({
  id: 'auth',
  context: ({ input: { phone, resumed } }) => ({
    phone,
    requestId: resumed?.requestId ?? '',
    name: '',
    resumed,
    resendInMs: resumed?.resendInMs ?? RESEND_AFTER_MS,
    advertisements: [],
    target: null,
  }),
  initial: 'starting',
  output: ({ context: { target } }) => ({ target }),
  states: {
    starting: {
      always: [
        { guard: { type: 'isResumed', params: { step: 'code' } }, target: 'code' },
        { guard: { type: 'isResumed', params: { step: 'name' } }, target: 'name' },
        { guard: { type: 'isResumed', params: { step: 'import' } }, target: 'import.loading' },
        { target: 'phone' },
      ],
    },
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
              actions: assign(({ event }) => event.output),
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
        input: ({ context: { phone, requestId, resendInMs } }) => ({
          phone,
          requestId,
          resendInMs,
        }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'done',
          },
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
            onDone: [
              {
                guard: { type: 'hasAds', params: ({ event }) => event.output },
                target: '#auth.import.offered',
                actions: [
                  assign({ advertisements: ({ event }) => event.output.advertisements }),
                  { type: 'keepUser', params: created },
                ],
              },
              { target: '#auth.done', actions: { type: 'keepUser', params: created } },
            ],
            onError: {
              target: 'typing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    import: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadOffer',
            src: 'loadOffer',
            onDone: [
              {
                guard: {
                  type: 'hasAds',
                  params: ({ event }) => ({ advertisements: event.output }),
                },
                target: 'offered',
                actions: assign({ advertisements: ({ event }) => event.output }),
              },
              { target: '#auth.done' },
            ],
            // The user is signed in; the ads can be imported later.
            onError: '#auth.done',
          },
        },
        offered: {
          invoke: {
            id: 'importAds',
            src: 'importAds',
            input: ({ context: { advertisements } }) => ({ candidates: advertisements }),
            onDone: {
              target: '#auth.done',
              actions: assign({ target: ({ event }) => event.output.target }),
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

interface UserCreated {
  readonly context: Context;
  readonly event: { readonly output: CreatedUser };
}

function created({ context, event }: UserCreated) {
  return { created: event.output, name: context.name.trim() };
}
