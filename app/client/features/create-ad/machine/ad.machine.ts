import { assign } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { acceptedOf, adSetup, firstAttempt, snapshotOf } from './ad-setup.ts';
import type { AdContext } from './ad-setup.ts';

const storeDraft = {
  type: 'storeDraft',
  params: ({ context }: { context: AdContext }) => snapshotOf(context),
} as const;

const dropDraft = {
  type: 'dropDraft',
  params: ({ context: { form } }: { context: AdContext }) => form,
} as const;

const failing = ({ event: { error } }: { event: { error: unknown } }) => ({ error });

const prepareAccepted = {
  type: 'prepareAttempt',
  params: ({ context }: { context: AdContext }) => acceptedOf(context),
} as const;

/** Stores a draft on the device, shortly after the last change. */
const keeping = adSetup.createStateConfig({
  initial: 'resting',
  on: {
    'form.changed': { target: '.waiting', actions: assign({ isDirty: true }) },
    'photos.changed': { target: '.waiting', actions: assign({ isDirty: true }) },
    'exactness.changed': {
      target: '.waiting',
      actions: assign({ isDirty: true, isPlaceExact: ({ event }) => event.isPlaceExact }),
    },
  },
  states: {
    resting: {},
    waiting: { after: { saveDelay: 'saving' } },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => snapshotOf(context),
        onDone: { target: 'resting', actions: assign({ savedAt: ({ event }) => event.output }) },
        onError: 'lost',
      },
    },
    lost: { on: { 'draft.repeated': 'saving' } },
  },
});

/** From a press of the button to an ad, or back to the form. */
const sending = adSetup.createStateConfig({
  initial: 'editing',
  on: { 'photos.changed': { actions: 'checkPhotos' } },
  states: {
    editing: {
      on: {
        'submit.pressed': {
          actions: [
            assign({ isPressed: true, failure: null, hasRetried: false }),
            'checkPhotos',
            'leadToPhotos',
          ],
        },
        'form.accepted': [
          { guard: 'arePhotosWrong' },
          { guard: 'arePhotosOnTheWay', target: 'waiting' },
          {
            target: 'publishing',
            actions: { type: 'prepareAttempt', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      on: {
        'photos.changed': [
          { guard: 'arePhotosWrong', target: 'editing', actions: ['checkPhotos', 'leadToPhotos'] },
          { guard: 'arePhotosOnTheWay' },
          { guard: 'isFormRight', target: 'publishing', actions: prepareAccepted },
          { target: 'editing', actions: 'showAllFaults' },
        ],
      },
    },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { form, attempt } }) => ({ form, ...attempt }),
        onDone: {
          target: '#ad.finished',
          actions: [
            dropDraft,
            assign({ outcome: ({ event }) => ({ type: 'published', ad: event.output }) }),
          ],
        },
        onError: [
          {
            guard: { type: 'hasNewAuthor', params: failing },
            target: '#ad.finished',
            actions: [storeDraft, assign({ outcome: { type: 'disowned' } })],
          },
          {
            guard: { type: 'hasNewDefinitions', params: failing },
            // Re-entered, so that the renewed form is followed.
            target: ['#ad.filling.keeping.waiting', '#ad.filling.sending.renewed'],
            reenter: true,
            actions: { type: 'takeRenewed', params: failing },
          },
          {
            guard: { type: 'mayRetry', params: failing },
            target: 'retrying',
            actions: assign({ hasRetried: true }),
          },
          { guard: { type: 'isCutOff', params: failing }, target: 'offline' },
          { guard: { type: 'isSignedOut', params: failing }, target: 'signingIn' },
          {
            target: 'refused',
            actions: [
              { type: 'showFaults', params: failing },
              { type: 'readRefusal', params: failing },
            ],
          },
        ],
      },
    },
    renewed: {
      always: [
        { guard: 'hasLostNothing', target: 'publishing', actions: prepareAccepted },
        { target: 'editing', actions: 'showAllFaults' },
      ],
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
      // The form could be edited meanwhile: the content to send was validated just before.
      always: [
        { guard: 'isOnlineAndRight', target: 'publishing', actions: prepareAccepted },
        { guard: 'isOnline', target: 'editing', actions: 'showAllFaults' },
      ],
      on: { 'failure.closed': 'editing' },
    },
    refused: {
      always: { guard: 'isShownInFields', target: 'editing' },
      on: {
        'failure.closed': { target: 'editing', actions: assign({ failure: null }) },
        'publish.repeated': {
          target: 'publishing',
          actions: assign({ failure: null, hasRetried: false }),
        },
      },
    },
  },
});

/** One ad of one subcategory: its draft is offered, its form filled in and published. */
export const adMachine = adSetup.createMachine({
  id: 'ad',
  context: ({ input: { form, photos, isOffered }, spawn }) => ({
    form,
    photos: spawn('photoQueue', { id: 'photos', input: photos }),
    isOffered,
    isPlaceExact: form.draft?.isPlaceExact ?? false,
    isDirty: form.draft !== null,
    savedAt: form.draft?.savedAt ?? null,
    isPressed: false,
    photosFault: null,
    photosFocusRequests: 0,
    attempt: firstAttempt(),
    hasRetried: false,
    isOnline: true,
    failure: null,
    remedy: null,
    outcome: { type: 'unfinished' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'beginning',
  on: {
    'author.changed': {
      target: '.finished',
      actions: [storeDraft, assign({ outcome: { type: 'disowned' } })],
    },
  },
  states: {
    beginning: { always: [{ guard: 'isOffered', target: 'offering' }, { target: 'filling' }] },
    offering: {
      on: {
        'draft.continued': 'filling',
        'draft.discarded': {
          target: 'finished',
          actions: [dropDraft, assign({ outcome: { type: 'discarded' } })],
        },
      },
    },
    filling: {
      type: 'parallel',
      invoke: { src: 'followForm', input: ({ context: { form, photos } }) => ({ form, photos }) },
      on: {
        'network.changed': { actions: assign({ isOnline: ({ event }) => event.isOnline }) },
        left: { guard: 'isDirty', actions: storeDraft },
        'draft.deleted': {
          target: 'finished',
          actions: [dropDraft, assign({ outcome: { type: 'deleted' } })],
        },
      },
      states: { keeping, sending },
    },
    finished: { type: 'final' },
  },
});

/** An ad that is being written. */
export type AdActor = ActorRefFrom<typeof adMachine>;
/** Its state and context in a snapshot. */
export type AdSnapshot = SnapshotFrom<typeof adMachine>;
