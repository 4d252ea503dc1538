import { assign, fromPromise, setup, stopChild } from 'xstate';
import type { ActorRefFrom, DoneActorEvent, SnapshotFrom } from 'xstate';

import { ApiFailure } from '../../../api/transport/api-failure.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import type { AdForm, AdPage } from '../ad-form.ts';
import { isSignInRefusal } from '../is-sign-in-refusal.ts';
import type { AdOutcome } from './ad-setup.ts';
import { adMachine } from './ad.machine.ts';
import type { AdActor } from './ad.machine.ts';

/** Id of the open ad among the machine's children. */
const AD = 'ad';

/** An unpublished ad, and the page of its subcategory. */
export interface OpenAd {
  readonly page: AdPage;
  readonly actor: AdActor;
}

interface Context {
  /** Subcategory in the page's address; `null` on the first step. */
  readonly wanted: string | null;
  /** Subcategory whose draft was selected on the first step; `null` when none. */
  readonly continuing: string | null;
  /** Stays open while the person returns to the first step; `null` before the first form. */
  readonly open: OpenAd | null;
}

/** Events of a new ad. */
type CreateAdEvent =
  | { readonly type: 'address.changed'; readonly subcategoryId: string | null }
  | { readonly type: 'load.repeated' }
  | { readonly type: 'draft.chosen'; readonly subcategoryId: string }
  | {
      readonly type: 'draft.discarded';
      readonly draft: Pick<AdDraft, 'ownerId' | 'subcategoryId'>;
    }
  | { readonly type: 'left' }
  | DoneActorEvent<AdOutcome, typeof AD>;

interface Types {
  readonly context?: Context;
  readonly events?: CreateAdEvent;
}
const types: Types = {};

interface Failing {
  readonly error: unknown;
}

const failing = ({ event: { error } }: { event: Failing }) => ({ error });

/**
 * From a category to a published ad. The address names the subcategory; an open form keeps its
 * state while the person returns to the first step.
 */
export const createAdMachine = setup({
  types,
  actors: {
    ad: adMachine,
    /** Opens the form of a subcategory, with its draft's values. */
    loadForm: fromPromise<AdForm, { readonly subcategoryId: string }>(unprovided),
    /** Resolves to whether a user is signed in. */
    signIn: fromPromise<boolean>(unprovided),
  },
  actions: {
    dropDraft: (_machine, _draft: Pick<AdDraft, 'ownerId' | 'subcategoryId'>) => {},
    /** The draft of the open ad is stored before anything else happens to it. */
    leaveAd: ({ context: { open } }) => open?.actor.send({ type: 'left' }),
    stopAd: stopChild(AD),
    closeAd: assign({ open: null }),
  },
  guards: {
    isSame: ({ context }, { subcategoryId }: { readonly subcategoryId: string | null }) =>
      subcategoryId === context.wanted,
    isOpen: ({ context }, { subcategoryId }: { readonly subcategoryId: string | null }) =>
      context.open?.page.target.subcategoryId === subcategoryId,
    isSignedOut: (_, { error }: Failing) => isSignInRefusal(error),
    isUnknown: (_, { error }: Failing) =>
      error instanceof ApiFailure && error.code === 'subcategory.unknown',
  },
}).createMachine({
  id: 'createAd',
  context: { wanted: null, continuing: null, open: null },
  initial: 'choosing',
  on: {
    left: { actions: 'leaveAd' },
    'address.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: ({ event }) => event.subcategoryId === null,
        target: '.choosing',
        actions: ['leaveAd', assign({ wanted: null })],
      },
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        target: '.writing',
        actions: assign({ wanted: ({ event }) => event.subcategoryId }),
      },
      {
        target: '.loading',
        actions: [
          'leaveAd',
          'stopAd',
          'closeAd',
          assign({ wanted: ({ event }) => event.subcategoryId }),
        ],
      },
    ],
  },
  states: {
    choosing: {
      on: {
        'draft.chosen': { actions: assign({ continuing: ({ event }) => event.subcategoryId }) },
        'draft.discarded': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.draft },
            actions: [
              'stopAd',
              'closeAd',
              { type: 'dropDraft', params: ({ event }) => event.draft },
            ],
          },
          { actions: { type: 'dropDraft', params: ({ event }) => event.draft } },
        ],
        // Published after the person went back here: it is in the list of the user's ads.
        'xstate.done.actor.ad': { actions: 'closeAd' },
      },
    },
    loading: {
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { wanted } }) => ({ subcategoryId: wanted ?? '' }),
        onDone: {
          target: 'writing',
          actions: assign(({ context, event: { output: form }, spawn }) => ({
            open: {
              page: form.page,
              actor: spawn('ad', {
                id: AD,
                input: {
                  form,
                  photos: { limit: form.page.limits.photos_max, urls: form.draft?.photos ?? [] },
                  isOffered: form.draft !== null && context.continuing !== context.wanted,
                },
              }),
            },
            continuing: null,
          })),
        },
        onError: [
          { guard: { type: 'isSignedOut', params: failing }, target: 'signingIn' },
          { guard: { type: 'isUnknown', params: failing }, target: 'unloaded.unknown' },
          { target: 'unloaded' },
        ],
      },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [{ guard: ({ event }) => event.output, target: 'loading' }, { target: 'unloaded' }],
        onError: 'unloaded',
      },
    },
    unloaded: {
      initial: 'failed',
      states: { failed: { on: { 'load.repeated': '#createAd.loading' } }, unknown: {} },
    },
    writing: {
      on: {
        'xstate.done.actor.ad': [
          { guard: ({ event }) => event.output.type === 'published', target: 'published' },
          {
            guard: ({ event }) => event.output.type === 'deleted',
            target: 'choosing',
            actions: ['closeAd', assign({ wanted: null })],
          },
          { target: 'loading', actions: 'closeAd' },
        ],
      },
    },
    published: { exit: 'closeAd' },
  },
});

/** The way to an ad, under way. */
export type CreateAdActor = ActorRefFrom<typeof createAdMachine>;
/** Its state and context in a snapshot. */
export type CreateAdSnapshot = SnapshotFrom<typeof createAdMachine>;

function unprovided(): Promise<never> {
  throw new Error('An actor of the way to an ad is missing. Provide it to the machine.');
}
