import { assign } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  PHOTOS,
  createAdSetup,
  firstContext,
  imagesOf,
  keepingOf,
  openFormOf,
  readRefusal,
} from './create-ad-setup.ts';
import type { CreateAdContext, CreateAdEvent } from './create-ad-setup.ts';

const dropDraft = {
  type: 'dropDraft',
  params: ({ event }: { event: CreateAdEvent }) =>
    event.type === 'draft.discarded' ? event.subcategoryId : '',
} as const;

const dropOwnDraft = {
  type: 'dropDraft',
  params: ({ context: { page } }: { context: CreateAdContext }) => page?.target.subcategoryId ?? '',
} as const;

/**
 * The way from a category to a published ad. The address says which subcategory is wanted; a form
 * once opened waits with everything in it while the person looks at the first step again.
 */
export const createAdMachine = createAdSetup.createMachine({
  id: 'createAd',
  context: firstContext,
  initial: 'choosing',
  on: {
    'address.changed': [
      { guard: 'isSame' },
      { guard: 'isFirstStep', target: '.choosing', actions: assign({ wanted: null }) },
      {
        guard: 'isOpen',
        target: '.form',
        actions: assign({ wanted: ({ event }) => event.subcategoryId }),
      },
      {
        target: '.loading',
        actions: [
          'stopPhotos',
          'closeForm',
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
          { guard: 'isDiscardedOpen', actions: [dropDraft, 'stopPhotos', 'closeForm'] },
          { actions: dropDraft },
        ],
      },
    },
    loading: {
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { wanted } }) => ({ subcategoryId: wanted ?? '' }),
        onDone: [
          {
            guard: ({ context, event }) =>
              event.output.draft === null || context.continuing === context.wanted,
            target: 'opening',
            actions: assign(({ event }) => event.output),
          },
          { target: 'offering', actions: assign(({ event }) => event.output) },
        ],
        onError: {
          target: 'unloaded',
          actions: { type: 'explainFailure', params: ({ event }) => event },
        },
      },
    },
    unloaded: { on: { 'load.repeated': 'loading' } },
    offering: {
      on: {
        'draft.continued': 'opening',
        'draft.discarded': {
          target: 'opening',
          actions: [dropDraft, assign({ draft: null })],
        },
      },
    },
    opening: {
      invoke: {
        id: 'openForm',
        src: 'openForm',
        input: ({ context: { page, draft } }) => {
          if (page === null) throw new Error('A form cannot be opened before its page is there.');
          return { page, draft };
        },
        onDone: {
          target: 'form',
          actions: assign(({ context, event: { output: form }, spawn }) => ({
            form,
            photos: spawn('photoQueue', {
              id: PHOTOS,
              input: { limit: form.page.limits.photos_max, urls: form.photoUrls },
            }),
            continuing: null,
            isDirty: context.draft !== null,
            savedAt: context.draft?.savedAt ?? null,
          })),
        },
        onError: {
          target: 'unloaded',
          actions: { type: 'explainFailure', params: ({ event }) => event },
        },
      },
    },
    form: {
      type: 'parallel',
      exit: { type: 'storeDraft', params: ({ context }) => keepingOf(context) },
      invoke: {
        src: 'followForm',
        input: ({ context }) => {
          if (context.photos === null) throw new Error('A form is open without its photos.');
          return { form: openFormOf(context), photos: context.photos };
        },
      },
      on: {
        'network.changed': { actions: assign({ isOnline: ({ event }) => event.isOnline }) },
        'draft.deleted': {
          target: 'choosing',
          actions: [dropOwnDraft, 'stopPhotos', 'closeForm', assign({ wanted: null })],
        },
      },
      states: {
        keeping: {
          initial: 'resting',
          on: {
            'form.changed': { target: '.waiting', actions: assign({ isDirty: true }) },
            'photos.changed': { target: '.waiting', actions: assign({ isDirty: true }) },
          },
          states: {
            resting: {},
            waiting: { after: { saveDelay: 'saving' }, on: { left: 'saving' } },
            saving: {
              invoke: {
                id: 'saveDraft',
                src: 'saveDraft',
                input: ({ context }) => ({
                  form: openFormOf(context),
                  images: imagesOf(context),
                }),
                onDone: {
                  target: 'resting',
                  actions: assign({ savedAt: ({ event }) => event.output }),
                },
                onError: 'lost',
              },
            },
            lost: { on: { 'draft.repeated': 'saving' } },
          },
        },
        sending: {
          initial: 'editing',
          on: { 'photos.changed': { actions: 'judgePhotos' } },
          states: {
            editing: {
              on: {
                'submit.pressed': {
                  actions: [
                    assign({ isPressed: true, failure: null, hasRetried: false }),
                    'judgePhotos',
                    'callToPhotos',
                  ],
                },
                'form.accepted': [
                  { guard: 'arePhotosWrong' },
                  { guard: 'arePhotosOnTheWay', target: 'waiting' },
                  { target: 'publishing' },
                ],
              },
            },
            waiting: {
              on: {
                'photos.changed': [
                  {
                    guard: 'arePhotosWrong',
                    target: 'editing',
                    actions: ['judgePhotos', 'callToPhotos'],
                  },
                  { guard: 'arePhotosOnTheWay' },
                  { guard: 'isFormRight', target: 'publishing' },
                  { target: 'editing' },
                ],
              },
            },
            publishing: {
              entry: 'prepareAttempt',
              invoke: {
                id: 'publish',
                src: 'publish',
                input: ({ context }) => ({
                  form: openFormOf(context),
                  images: imagesOf(context),
                  payload: openFormOf(context).payload(),
                  key: context.attempt.key,
                }),
                onDone: {
                  target: '#createAd.published',
                  actions: assign({ ad: ({ event }) => event.output }),
                },
                onError: [
                  {
                    guard: { type: 'mayRetry', params: ({ event }) => event },
                    target: 'retrying',
                    actions: assign({ hasRetried: true }),
                  },
                  {
                    guard: { type: 'isCutOff', params: ({ event }) => event },
                    target: 'offline',
                  },
                  {
                    guard: { type: 'isSignedOut', params: ({ event }) => event },
                    target: 'signingIn',
                  },
                  {
                    target: 'refused',
                    actions: [
                      { type: 'showFaults', params: ({ event }) => event },
                      assign(({ context, event }) => readRefusal(context, event.error)),
                    ],
                  },
                ],
              },
            },
            retrying: { after: { retryDelay: 'publishing' } },
            signingIn: {
              invoke: {
                id: 'signIn',
                src: 'signIn',
                onDone: [
                  { guard: ({ event }) => event.output, target: 'publishing' },
                  { target: 'editing' },
                ],
                onError: 'editing',
              },
            },
            offline: {
              always: { guard: ({ context }) => context.isOnline, target: 'publishing' },
              on: { 'failure.closed': 'editing' },
            },
            refused: {
              always: { guard: ({ context }) => context.failure === null, target: 'editing' },
              on: {
                'failure.closed': { target: 'editing', actions: assign({ failure: null }) },
                'publish.repeated': {
                  target: 'publishing',
                  actions: assign({ failure: null, hasRetried: false }),
                },
              },
            },
          },
        },
      },
    },
    published: { entry: [dropOwnDraft, 'stopPhotos', 'putAway'], exit: 'closeForm' },
  },
});

/** The way to an ad, under way. */
export type CreateAdActor = ActorRefFrom<typeof createAdMachine>;
/** A moment of it. */
export type CreateAdMoment = SnapshotFrom<typeof createAdMachine>;
