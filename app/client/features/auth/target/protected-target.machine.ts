import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** A request for a page or an action that requires a user. */
export interface TargetRequest {
  /** Path and query to open after the sign-in; `null`: the current page stays. */
  readonly target: string | null;
  /** What closing the dialog without a sign-in leads to. */
  readonly closing: 'home' | 'stay';
}

type Event =
  | ({ readonly type: 'requested' } & TargetRequest)
  | {
      /** The dialog was finished or closed. */
      readonly type: 'dialog.ended';
      readonly isSignedIn: boolean;
      /** The page that was chosen in the dialog; `null`: the requested one. */
      readonly target: string | null;
    }
  | { readonly type: 'page.left' }
  | { readonly type: 'signed-in.elsewhere' };

interface Types {
  readonly context?: TargetRequest;
  readonly events?: Event;
  readonly input?: TargetRequest;
}
const types: Types = {};

/** Reports `signed-in.elsewhere` when another tab signs in. */
const followTabs = fromCallback<Event>(() => {
  throw new Error('A protected target cannot follow other tabs. Provide `followTabs`.');
});

/** Navigates; resolves to whether a user is still signed in then. */
const openTarget = fromPromise<boolean, { readonly target: string | null }>(() => {
  throw new Error('A protected target cannot be opened. Provide `openTarget`.');
});

/**
 * A protected target (spec §4): a guest signs in, then the stored target opens; still a guest after
 * navigating, the page reloads. Closing the dialog leads to `/`, or to the caller's next step.
 */
export const protectedTargetMachine = setup({
  types,
  actors: { followTabs, openTarget },
  actions: {
    hideDialog: () => {},
    openHome: () => {},
    reload: () => {},
    /** The newest target wins; a request without one keeps the earlier. */
    keepRequest: assign(({ context }, request: TargetRequest) => ({
      target: request.target ?? context.target,
      closing: request.closing,
    })),
  },
  guards: {
    isSignedIn: (_args, { isSignedIn }: { readonly isSignedIn: boolean }) => isSignedIn,
    goesHome: ({ context }) => context.closing === 'home',
  },
}).createMachine({
  id: 'protectedTarget',
  context: ({ input: { target, closing } }) => ({ target, closing }),
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'followTabs' },
      // Before the navigation: the next page takes the focus.
      exit: 'hideDialog',
      on: {
        requested: {
          actions: {
            type: 'keepRequest',
            params: ({ event: { target, closing } }) => ({ target, closing }),
          },
        },
        'dialog.ended': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'continuing',
            actions: assign({ target: ({ context, event }) => event.target ?? context.target }),
          },
          { guard: 'goesHome', target: 'home' },
          { target: 'next' },
        ],
        'signed-in.elsewhere': 'continuing',
        // Back or forward under the dialog: the person chose another page.
        'page.left': 'left',
      },
    },
    continuing: {
      invoke: {
        id: 'openTarget',
        src: 'openTarget',
        input: ({ context: { target } }) => ({ target }),
        onDone: [
          {
            guard: {
              type: 'isSignedIn',
              params: ({ event }) => ({ isSignedIn: event.output }),
            },
            target: 'open',
          },
          { target: 'reloading' },
        ],
        // The navigation failed, which is ignored (spec §8).
        onError: 'open',
      },
    },
    open: { type: 'final' },
    next: { type: 'final' },
    home: { type: 'final', entry: 'openHome' },
    left: { type: 'final' },
    reloading: { type: 'final', entry: 'reload' },
  },
});
