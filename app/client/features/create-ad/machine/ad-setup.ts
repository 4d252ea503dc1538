import type { Payload } from '@bozor/form-engine';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

import type { Advertisement } from '../../../../contract/index.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { isOutage } from '../../../api/transport/outage.ts';
import { randomKey } from '../../../device/random-key.ts';
import type { AdForm } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import { isSignInRefusal } from '../is-sign-in-refusal.ts';
import type { PhotoList } from '../photos/photo-list.ts';
import { countAt, uploadedUrls } from '../photos/photo-list.ts';
import { photoQueueMachine } from '../photos/photo-queue.machine.ts';
import type { PhotoQueue, PhotosInput } from '../photos/photo-queue.machine.ts';
import { photosProblem } from '../photos/photos-problem.ts';
import { AuthorChanged, DefinitionsChanged } from './publish-stops.ts';
import { sortRefusal } from './sort-refusal.ts';

/** What is sent to be published; the same content keeps its key, so that a retry makes no second ad. */
export interface Attempt {
  readonly images: readonly string[];
  /** As it was validated. */
  readonly payload: Payload;
  readonly key: string;
}

/** How an ad ended. */
export type AdOutcome =
  | { readonly type: 'unfinished' }
  | { readonly type: 'published'; readonly ad: Advertisement }
  /** The person threw the form and its draft away. */
  | { readonly type: 'deleted' }
  /** The person would rather begin with a blank form. */
  | { readonly type: 'discarded' }
  /** Another user has signed in. */
  | { readonly type: 'disowned' };

/** What an ad is begun with. */
export interface AdInput {
  readonly form: AdForm;
  readonly photos: PhotosInput;
  /** Whether the person is asked first to go on with the form's draft. */
  readonly isOffered: boolean;
}

/** An ad that is being written. */
export interface AdContext {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
  readonly isOffered: boolean;
  /** Whether there is anything of the person's own to lose. */
  readonly isDirty: boolean;
  /** When the draft was last kept, in ms since 1970; `null` before the first time. */
  readonly savedAt: number | null;
  /** Whether the form has been submitted once: from then on the photos are checked on every change. */
  readonly isPressed: boolean;
  readonly photosFault: string | null;
  /** Counts the times that the person is to be led to the photos. */
  readonly photosFocusRequests: number;
  readonly attempt: Attempt;
  readonly hasRetried: boolean;
  /** Whether there is a way to the server, as far as the page knows. */
  readonly isOnline: boolean;
  /** Why publishing failed, fit to be shown; `null` when it did not. */
  readonly failure: string | null;
  readonly outcome: AdOutcome;
}

/** Everything that happens to an ad that is being written. */
export type AdEvent =
  | { readonly type: 'draft.continued' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'draft.deleted' }
  | { readonly type: 'draft.repeated' }
  | { readonly type: 'form.changed' }
  | { readonly type: 'photos.changed' }
  | { readonly type: 'network.changed'; readonly isOnline: boolean }
  | { readonly type: 'author.changed' }
  | { readonly type: 'left' }
  | { readonly type: 'submit.pressed' }
  /** The form was submitted and is right: `payload` is what was validated. */
  | { readonly type: 'form.accepted'; readonly payload: Payload }
  | { readonly type: 'failure.closed' }
  | { readonly type: 'publish.repeated' };

interface Types {
  readonly context?: AdContext;
  readonly events?: AdEvent;
  readonly input?: AdInput;
  readonly output?: AdOutcome;
}
const types: Types = {};

/** What is published. */
export interface Publishing extends Attempt {
  readonly form: AdForm;
}

/** What is kept on the device. */
export interface DraftSnapshot {
  readonly form: AdForm;
  readonly images: readonly string[];
}

/** What is listened to while a form is open. */
export interface FormFollowing {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
}

/** Parameters of what deals with an error. */
interface Failing {
  readonly error: unknown;
}

/** The machine's outside: what it asks for, by name, and what it decides by itself. */
export const adSetup = setup({
  types,
  actors: {
    photoQueue: photoQueueMachine,
    followForm: fromCallback<{ type: 'never' }, FormFollowing>(() => {
      throw new Error('An open form is not followed. Provide `followForm`.');
    }),
    /** Answers when the draft was kept, in ms since 1970. */
    saveDraft: fromPromise<number, DraftSnapshot>(unprovided),
    /** Rejects with `DefinitionsChanged` and `AuthorChanged` before anything is sent. */
    publish: fromPromise<Advertisement, Publishing>(unprovided),
    /** Answers whether somebody is signed in. */
    signIn: fromPromise<boolean>(unprovided),
  },
  actions: {
    /** Keeps the draft while leaving; what goes wrong is not waited for. */
    storeDraft: (_machine, _snapshot: DraftSnapshot) => {},
    dropDraft: (_machine, _form: AdForm) => {},
    showFaults: ({ context: { form } }, { error }: Failing) => {
      const errors = error instanceof ApiFailure ? sortRefusal(form.store, error).fields : {};
      if (Object.keys(errors).length > 0) form.store.dispatch({ type: 'SERVER_ERRORS', errors });
    },
    showAllFaults: ({ context: { form } }) => form.store.dispatch({ type: 'TOUCH_ALL' }),
    checkPhotos: assign({
      photosFault: ({ context }) => (context.isPressed ? problemOf(context) : null),
    }),
    leadToPhotos: assign({
      photosFocusRequests: ({ context }) =>
        context.photosFocusRequests + (context.photosFault === null ? 0 : 1),
    }),
    prepareAttempt: assign({
      attempt: ({ context }, { payload }: { readonly payload: Payload }) =>
        attemptOf(context, payload),
    }),
    takeRenewed: assign({
      form: ({ context }, { error }: Failing) =>
        error instanceof DefinitionsChanged ? error.form : context.form,
      isDirty: true,
      hasRetried: false,
    }),
    readRefusal: assign(({ context }, { error }: Failing) => refusalOf(context, error)),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isDirty: ({ context }) => context.isDirty,
    arePhotosWrong: ({ context }) => problemOf(context) !== null,
    arePhotosOnTheWay: ({ context }) => isOnTheWay(photosOf(context)),
    isFormRight: ({ context: { form } }) => form.accepted() !== null,
    isOnline: ({ context }) => context.isOnline,
    isOnlineAndRight: ({ context: { isOnline, form } }) => isOnline && form.accepted() !== null,
    hasLostNothing: ({ context: { form } }) =>
      form.dropped.length === 0 && form.accepted() !== null,
    isToldInPlace: ({ context }) => context.failure === null,
    hasNewDefinitions: (_, { error }: Failing) => error instanceof DefinitionsChanged,
    hasNewAuthor: (_, { error }: Failing) => error instanceof AuthorChanged,
    mayRetry: ({ context }, { error }: Failing) => !context.hasRetried && isOutage(error),
    isSignedOut: (_, { error }: Failing) => isSignInRefusal(error),
    isCutOff: ({ context }, { error }: Failing) => !context.isOnline && isOutage(error),
  },
  delays: { saveDelay: 800, retryDelay: 1_000 },
});

/** An attempt of nothing yet, under a key of its own. */
export function firstAttempt(): Attempt {
  return { images: [], payload: {}, key: randomKey() };
}

/** The form, and its photos that are on the server, as a draft keeps them. */
export function snapshotOf(context: AdContext): DraftSnapshot {
  return { form: context.form, images: uploadedUrls(photosOf(context)) };
}

/** The payload of a form that is right by now; of a wrong one the last that was validated. */
export function acceptedOf({ form, attempt }: AdContext): { readonly payload: Payload } {
  return { payload: form.accepted() ?? attempt.payload };
}

/** The last attempt where the content is the same, else another one. */
function attemptOf(context: AdContext, payload: Payload): Attempt {
  const { attempt } = context;
  const images = uploadedUrls(photosOf(context));
  const isSame =
    JSON.stringify([attempt.images, attempt.payload]) === JSON.stringify([images, payload]);
  return isSame ? attempt : { images, payload, key: randomKey() };
}

/** Photos of the ad, in order. */
function photosOf({ photos }: AdContext): PhotoList {
  return photos.getSnapshot().context.photos;
}

/**
 * What the server refused of the photos, and what has no place on the page: the latter is the
 * `failure`, `null` when every fault has its place.
 */
function refusalOf(context: AdContext, error: unknown): Partial<AdContext> {
  if (!(error instanceof ApiFailure)) return { failure: createAdWords.broken };
  const { fields, photos, rest } = sortRefusal(context.form.store, error);
  const isPlaced = photos !== null || Object.keys(fields).length > 0;
  const failure = [error.message, ...new Set(rest)].join(' ');
  return {
    photosFault: photos,
    photosFocusRequests: context.photosFocusRequests + (photos === null ? 0 : 1),
    failure: isPlaced && rest.length === 0 ? null : failure,
  };
}

function problemOf(context: AdContext): string | null {
  return photosProblem(photosOf(context), context.form.page.limits);
}

function isOnTheWay(photos: PhotoList): boolean {
  return countAt(photos, 'waiting') + countAt(photos, 'uploading') > 0;
}

function unprovided(): Promise<never> {
  throw new Error(
    'An actor of the ad that is being written is missing. Provide it to the machine.',
  );
}
