import type { Payload } from '@bozor/form-engine';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

import type { Advertisement } from '../../../../contract/index.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { isOutage, mayPass } from '../../../api/transport/outage.ts';
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

/** A request to publish; the same content keeps its key, so that a retry creates no second ad. */
export interface Attempt {
  readonly images: readonly string[];
  /** The validated payload. */
  readonly payload: Payload;
  /** Whether everybody sees the place as it is. */
  readonly isPlaceExact: boolean;
  readonly key: string;
}

/** How an ad ended. */
export type AdOutcome =
  | { readonly type: 'unfinished' }
  | { readonly type: 'published'; readonly ad: Advertisement }
  /** The person deleted the form and its draft. */
  | { readonly type: 'deleted' }
  /** The person chose to start with a blank form. */
  | { readonly type: 'discarded' }
  /** Another user has signed in. */
  | { readonly type: 'disowned' };

/**
 * `repeat`: the same request may succeed; `my-ads`: one of the own ads must be hidden; `null`:
 * the same request is refused again.
 */
type Remedy = 'repeat' | 'my-ads' | null;

/** Input of an ad's machine. */
export interface AdInput {
  readonly form: AdForm;
  readonly photos: PhotosInput;
  /** Whether the person is first asked to continue the form's draft. */
  readonly isOffered: boolean;
}

/** State of an unpublished ad. */
export interface AdContext {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
  readonly isOffered: boolean;
  /** Whether the person shows the place to everybody as it is. */
  readonly isPlaceExact: boolean;
  /** Whether there is anything that the person could lose. */
  readonly isDirty: boolean;
  /** When the draft was last stored, in ms since 1970; `null` before the first time. */
  readonly savedAt: number | null;
  /** Whether the form has been submitted: from then on the photos are validated on every change. */
  readonly isPressed: boolean;
  readonly photosFault: string | null;
  /** Number of requests to focus the photos. */
  readonly photosFocusRequests: number;
  readonly attempt: Attempt;
  readonly hasRetried: boolean;
  /** Whether the server is reachable, as far as the page knows. */
  readonly isOnline: boolean;
  /** Why publishing failed, in Russian; `null` when it did not. */
  readonly failure: string | null;
  /** What the person can do about the failure beside closing it. */
  readonly remedy: Remedy;
  readonly outcome: AdOutcome;
}

/** Events of an unpublished ad. */
export type AdEvent =
  | { readonly type: 'draft.continued' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'draft.deleted' }
  | { readonly type: 'draft.repeated' }
  | { readonly type: 'form.changed' }
  | { readonly type: 'photos.changed' }
  | { readonly type: 'exactness.changed'; readonly isPlaceExact: boolean }
  | { readonly type: 'network.changed'; readonly isOnline: boolean }
  | { readonly type: 'author.changed' }
  | { readonly type: 'left' }
  | { readonly type: 'submit.pressed' }
  /** The form was submitted and is valid: `payload` is what was validated. */
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

/** Input of `publish`. */
export interface Publishing extends Attempt {
  readonly form: AdForm;
}

/** Input of `keepDraft`. */
export interface DraftSnapshot {
  readonly form: AdForm;
  readonly images: readonly string[];
  readonly isPlaceExact: boolean;
}

/** Input of the form's follower. */
export interface FormFollowing {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
}

/** Parameters of actions for an error. */
interface Failing {
  readonly error: unknown;
}

/** The machine's actors, actions and guards, by name. */
export const adSetup = setup({
  types,
  actors: {
    photoQueue: photoQueueMachine,
    followForm: fromCallback<{ type: 'never' }, FormFollowing>(() => {
      throw new Error('An open form is not followed. Provide `followForm`.');
    }),
    /** Resolves to the time the draft was stored, in ms since 1970. */
    saveDraft: fromPromise<number, DraftSnapshot>(unprovided),
    /** Rejects with `DefinitionsChanged` and `AuthorChanged` before anything is sent. */
    publish: fromPromise<Advertisement, Publishing>(unprovided),
    /** Resolves to whether a user is signed in. */
    signIn: fromPromise<boolean>(unprovided),
  },
  actions: {
    /** Stores the draft while leaving; failures are ignored. */
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
    isShownInFields: ({ context }) => context.failure === null,
    hasNewDefinitions: (_, { error }: Failing) => error instanceof DefinitionsChanged,
    hasNewAuthor: (_, { error }: Failing) => error instanceof AuthorChanged,
    mayRetry: ({ context }, { error }: Failing) => !context.hasRetried && isOutage(error),
    isSignedOut: (_, { error }: Failing) => isSignInRefusal(error),
    isCutOff: ({ context }, { error }: Failing) => !context.isOnline && isOutage(error),
  },
  delays: { saveDelay: 800, retryDelay: 1_000 },
});

/** An attempt without content, under a new key. */
export function firstAttempt(): Attempt {
  return { images: [], payload: {}, isPlaceExact: false, key: randomKey() };
}

/** The form and its uploaded photos, as a draft stores them. */
export function snapshotOf(context: AdContext): DraftSnapshot {
  const { form, isPlaceExact } = context;
  return { form, images: uploadedUrls(photosOf(context)), isPlaceExact };
}

/** The payload of a form that is valid now; of an invalid one the last that was validated. */
export function acceptedOf({ form, attempt }: AdContext): { readonly payload: Payload } {
  return { payload: form.accepted() ?? attempt.payload };
}

/** The last attempt if the content is the same, else a new one. */
function attemptOf(context: AdContext, payload: Payload): Attempt {
  const { key, ...before } = context.attempt;
  const images = uploadedUrls(photosOf(context));
  const content = { images, payload, isPlaceExact: context.isPlaceExact };
  const isSame = JSON.stringify(before) === JSON.stringify(content);
  return { ...content, key: isSame ? key : randomKey() };
}

/** Photos of the ad, in order. */
function photosOf({ photos }: AdContext): PhotoList {
  return photos.getSnapshot().context.photos;
}

/**
 * The refused faults of the photos, and those without a field on the page: the latter are the
 * `failure`, `null` when there are none.
 */
function refusalOf(context: AdContext, error: unknown): Partial<AdContext> {
  if (!(error instanceof ApiFailure)) return { failure: createAdWords.broken, remedy: 'repeat' };
  const { fields, photos, rest } = sortRefusal(context.form.store, error);
  const isPlaced = photos !== null || Object.keys(fields).length > 0;
  const failure = [error.message, ...new Set(rest)].join(' ');
  return {
    photosFault: photos,
    photosFocusRequests: context.photosFocusRequests + (photos === null ? 0 : 1),
    failure: isPlaced && rest.length === 0 ? null : failure,
    remedy: remedyOf(error),
  };
}

function remedyOf(error: ApiFailure): Remedy {
  if (error.code === 'ads.too-many') return 'my-ads';
  return mayPass(error) ? 'repeat' : null;
}

function problemOf(context: AdContext): string | null {
  return photosProblem(context.photos.getSnapshot().context, context.form.page.limits);
}

function isOnTheWay(photos: PhotoList): boolean {
  return countAt(photos, 'waiting') + countAt(photos, 'uploading') > 0;
}

function unprovided(): Promise<never> {
  throw new Error(
    'An actor of the ad that is being written is missing. Provide it to the machine.',
  );
}
