import type { Payload } from '@bozor/form-engine';
import { assertEvent, assign, fromCallback, fromPromise, setup, stopChild } from 'xstate';

import type { Advertisement } from '../../../../contract/index.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { isOutage } from '../../../api/transport/outage.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import { randomKey } from '../../../device/random-key.ts';
import type { AdForm, AdPage } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { PhotoList } from '../photos/photo-list.ts';
import { countAt, uploadedUrls } from '../photos/photo-list.ts';
import { photoQueueMachine } from '../photos/photo-queue.machine.ts';
import type { PhotoQueue } from '../photos/photo-queue.machine.ts';
import { photosProblem } from '../photos/photos-problem.ts';
import { sortRefusal } from './sort-refusal.ts';

/** One wish to publish: the same content keeps its key, so that a retry makes no second ad. */
interface Attempt {
  readonly content: string;
  readonly key: string;
}

/** What the way to an ad knows. */
export interface CreateAdContext {
  /** Subcategory that the page's link names; `null` on the first step. */
  readonly wanted: string | null;
  readonly page: AdPage | null;
  /** A draft of this subcategory that was found, or that is gone on with. */
  readonly draft: AdDraft | null;
  /** Subcategory whose draft the person chose to go on with before its form was open. */
  readonly continuing: string | null;
  readonly form: AdForm | null;
  readonly photos: PhotoQueue | null;
  /** Whether there is anything of the person's own to lose. */
  readonly isDirty: boolean;
  /** When the draft was last kept, in ms since 1970. */
  readonly savedAt: number | null;
  /** Whether the form has been submitted once: from then on the photos are judged on every change. */
  readonly isPressed: boolean;
  readonly photosFault: string | null;
  /** Counts the times that the person is to be led to the photos. */
  readonly calls: number;
  readonly attempt: Attempt;
  readonly hasRetried: boolean;
  /** Whether there is a way to the server, as far as the page knows. */
  readonly isOnline: boolean;
  /** Why it did not work, fit to be shown. */
  readonly failure: string | null;
  /** Whether there is no such subcategory. */
  readonly isUnknown: boolean;
  readonly ad: Advertisement | null;
}

/** Everything that happens on the way to an ad. */
export type CreateAdEvent =
  | { readonly type: 'address.changed'; readonly subcategoryId: string | null }
  | { readonly type: 'load.repeated' }
  | { readonly type: 'draft.chosen'; readonly subcategoryId: string }
  | { readonly type: 'draft.continued' }
  | { readonly type: 'draft.discarded'; readonly subcategoryId: string }
  | { readonly type: 'draft.deleted' }
  | { readonly type: 'draft.repeated' }
  | { readonly type: 'form.changed' }
  | { readonly type: 'photos.changed' }
  | { readonly type: 'network.changed'; readonly isOnline: boolean }
  | { readonly type: 'left' }
  | { readonly type: 'submit.pressed' }
  | { readonly type: 'form.accepted' }
  | { readonly type: 'failure.closed' }
  | { readonly type: 'publish.repeated' };

interface Types {
  readonly context?: CreateAdContext;
  readonly events?: CreateAdEvent;
}
const types: Types = {};

/** What is published. */
export interface Publishing {
  readonly form: AdForm;
  readonly images: readonly string[];
  readonly payload: Payload;
  readonly key: string;
}

/** What is kept on the device. */
export interface Keeping {
  readonly form: AdForm;
  readonly images: readonly string[];
}

/** What is listened to while a form is open. */
export interface Following {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
}

/** Name of the photo queue among the children of the machine. */
export const PHOTOS = 'photos';

const NO_ATTEMPT: Attempt = { content: '', key: '' };

/** A form put away. */
const CLOSED = {
  page: null,
  draft: null,
  form: null,
  photos: null,
  isDirty: false,
  savedAt: null,
  isPressed: false,
  photosFault: null,
  hasRetried: false,
  failure: null,
  isUnknown: false,
  ad: null,
} satisfies Partial<CreateAdContext>;

/** The machine's outside: what it asks for, by name, and what it decides by itself. */
export const createAdSetup = setup({
  types,
  actors: {
    photoQueue: photoQueueMachine,
    loadPage: fromPromise<
      { readonly page: AdPage; readonly draft: AdDraft | null },
      { readonly subcategoryId: string }
    >(unprovided),
    openForm: fromPromise<AdForm, { readonly page: AdPage; readonly draft: AdDraft | null }>(
      unprovided,
    ),
    followForm: fromCallback<{ type: 'never' }, Following>(() => {
      throw new Error('Nobody listens to the form. Provide `followForm`.');
    }),
    /** Answers with the moment of keeping, in ms since 1970. */
    saveDraft: fromPromise<number, Keeping>(unprovided),
    publish: fromPromise<Advertisement, Publishing>(unprovided),
    /** Answers whether somebody is signed in. */
    signIn: fromPromise<boolean>(unprovided),
  },
  actions: {
    /** Keeps the draft while leaving; what goes wrong is not waited for. */
    storeDraft: (_machine, _keeping: Keeping | null) => {},
    dropDraft: (_machine, _subcategoryId: string) => {},
    showFaults: ({ context }, { error }: Failing) => {
      const { store } = openFormOf(context);
      const errors = error instanceof ApiFailure ? sortRefusal(store, error).fields : {};
      if (Object.keys(errors).length > 0) store.dispatch({ type: 'SERVER_ERRORS', errors });
    },
    stopPhotos: stopChild(PHOTOS),
    closeForm: assign(CLOSED),
    /** The ad itself stays in sight, and what it was made of is let go. */
    putAway: assign({ draft: null, form: null, photos: null, isDirty: false, attempt: NO_ATTEMPT }),
    judgePhotos: assign({
      photosFault: ({ context }) => (context.isPressed ? problemOf(context) : null),
    }),
    callToPhotos: assign({
      calls: ({ context }) => context.calls + (context.photosFault === null ? 0 : 1),
    }),
    prepareAttempt: assign({
      attempt: ({ context }) => {
        const content = JSON.stringify([
          context.wanted,
          imagesOf(context),
          openFormOf(context).payload(),
        ]);
        return context.attempt.content === content
          ? context.attempt
          : { content, key: randomKey() };
      },
    }),
    explainFailure: assign({
      failure: (_, { error }: Failing) => sentenceOf(error),
      isUnknown: (_, { error }: Failing) => isRefusal(error, ['subcategory.unknown']),
    }),
  },
  guards: {
    isSame: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return event.subcategoryId === context.wanted;
    },
    isFirstStep: ({ event }) => event.type === 'address.changed' && event.subcategoryId === null,
    isOpen: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return context.form?.page.target.subcategoryId === event.subcategoryId;
    },
    isDiscardedOpen: ({ context, event }) => {
      assertEvent(event, 'draft.discarded');
      return context.form?.page.target.subcategoryId === event.subcategoryId;
    },
    arePhotosWrong: ({ context }) => problemOf(context) !== null,
    arePhotosOnTheWay: ({ context }) => isOnTheWay(photosOf(context)),
    isFormRight: ({ context }) => openFormOf(context).isRight(),
    mayRetry: ({ context }, { error }: Failing) => !context.hasRetried && isOutage(error),
    isSignedOut: (_, { error }: Failing) =>
      isRefusal(error, ['session.expired', 'sign-in.required']),
    isCutOff: ({ context }, { error }: Failing) => !context.isOnline && isOutage(error),
  },
  delays: { saveDelay: 800, retryDelay: 1_000 },
});

/** What a failing actor left behind. */
export interface Failing {
  readonly error: unknown;
}

/** The way to an ad before its first step. */
export function firstContext(): CreateAdContext {
  return {
    ...CLOSED,
    wanted: null,
    continuing: null,
    calls: 0,
    attempt: NO_ATTEMPT,
    isOnline: true,
  };
}

/** Photos of the ad, in order. */
function photosOf({ photos }: CreateAdContext): PhotoList {
  return photos?.getSnapshot().context.photos ?? [];
}

/** Addresses of the photos that are on the server. */
export function imagesOf(context: CreateAdContext): readonly string[] {
  return uploadedUrls(photosOf(context));
}

/** The form that must be open by now. */
export function openFormOf({ form }: CreateAdContext): AdForm {
  if (form === null) throw new Error('The way to an ad has come to its form without one.');
  return form;
}

/** Draft of a form that has something to lose; `null` when nothing would be lost. */
export function keepingOf(context: CreateAdContext): Keeping | null {
  const { form, isDirty } = context;
  return form === null || !isDirty ? null : { form, images: imagesOf(context) };
}

/**
 * What the server refused of the photos, and what is nowhere to be seen: the latter is the
 * `failure`, `null` when every fault has its place on the page.
 */
export function readRefusal(context: CreateAdContext, error: unknown): Partial<CreateAdContext> {
  if (!(error instanceof ApiFailure)) return { failure: sentenceOf(error) };
  const { fields, photos, rest } = sortRefusal(openFormOf(context).store, error);
  const isPlaced = photos !== null || Object.keys(fields).length > 0;
  const failure = [error.message, ...new Set(rest)].join(' ');
  return {
    photosFault: photos,
    calls: context.calls + (photos === null ? 0 : 1),
    failure: isPlaced && rest.length === 0 ? null : failure,
  };
}

function problemOf(context: CreateAdContext): string | null {
  const { page } = openFormOf(context);
  return photosProblem(photosOf(context), page.limits);
}

function isOnTheWay(photos: PhotoList): boolean {
  return countAt(photos, 'waiting') + countAt(photos, 'uploading') > 0;
}

function isRefusal(error: unknown, codes: readonly string[]): boolean {
  return error instanceof ApiFailure && codes.includes(error.code);
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : createAdWords.broken;
}

function unprovided(): Promise<never> {
  throw new Error('An actor of the way to an ad is missing. Provide it to the machine.');
}
