import { assign, enqueueActions, fromCallback, setup, stopChild } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import type { NewPhoto, PhotoList, RefusedFile } from './photo-list.ts';
import {
  countAt,
  isAt,
  photosOfDraft,
  withAdded,
  withChanged,
  withMoved,
  without,
} from './photo-list.ts';

/** Maximum number of concurrent uploads. */
export const UPLOADS_AT_ONCE = 3;

/** Maximum number of refused files that are shown: the last ones. */
const REFUSED = 20;

interface Context {
  readonly photos: PhotoList;
  /** Files that are no photos: they take no place among the photos. */
  readonly refused: readonly RefusedFile[];
  readonly limit: number;
  /** Whether the last choice of files exceeded the limit. */
  readonly isOverfull: boolean;
}

/** Events of a running upload. */
export type UploadNews =
  | { readonly type: 'upload.previewed'; readonly id: string; readonly preview: string }
  | { readonly type: 'upload.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.finished'; readonly id: string; readonly url: string }
  | {
      readonly type: 'upload.failed';
      readonly id: string;
      readonly reason: string;
      /** Whether a retry of the same file may succeed. */
      readonly mayRetry: boolean;
    };

/** A person's actions on the photos. */
type PhotoCommand =
  | { readonly type: 'files.added'; readonly files: readonly NewPhoto[] }
  | { readonly type: 'photo.removed'; readonly id: string }
  /** `to` is an index without the photo. */
  | { readonly type: 'photo.moved'; readonly id: string; readonly to: number }
  | { readonly type: 'photo.retried'; readonly id: string }
  /** The person has read why a file was refused. */
  | { readonly type: 'refusal.closed'; readonly id: string };

/** All events of the queue. */
export type PhotoEvent = PhotoCommand | UploadNews;

/** Input of the queue. */
export interface PhotosInput {
  /** Maximum number of photos of the ad. */
  readonly limit: number;
  /** URLs of photos uploaded before. */
  readonly urls: readonly string[];
}

interface Types {
  readonly context?: Context;
  readonly events?: PhotoEvent;
  readonly input?: PhotosInput;
}
const types: Types = {};

const uploadPhoto = fromCallback<{ type: 'never' }, NewPhoto>(() => {
  throw new Error('The photo queue cannot upload. Provide `uploadPhoto`.');
});

/**
 * Photos of one ad: added, ordered and removed by the person, uploaded three at a time by
 * `uploadPhoto` actors. Late events of a removed photo are ignored.
 */
export const photoQueueMachine = setup({
  types,
  actors: { uploadPhoto },
  actions: {
    startUploads: enqueueActions(({ context, enqueue }) => {
      const room = UPLOADS_AT_ONCE - countAt(context.photos, 'uploading');
      const next = context.photos
        .flatMap(({ id, file, stage }) =>
          stage.type === 'waiting' && file !== null ? [{ id, file }] : [],
        )
        .slice(0, Math.max(0, room));
      enqueue.assign({
        photos: next.reduce(
          (photos, { id }) => withChanged(photos, id, { stage: { type: 'uploading', share: 0 } }),
          context.photos,
        ),
      });
      for (const input of next) enqueue.spawnChild('uploadPhoto', { id: input.id, input });
    }),
  },
  guards: {
    isRefused: ({ context, event }) =>
      event.type === 'upload.failed' &&
      !event.mayRetry &&
      isAt(context.photos, event.id, 'uploading'),
    isUploading: ({ context, event }) =>
      'id' in event && isAt(context.photos, event.id, 'uploading'),
    hasFailed: ({ context, event }) => 'id' in event && isAt(context.photos, event.id, 'failed'),
    hasWork: ({ context: { photos } }) =>
      countAt(photos, 'uploading') + countAt(photos, 'waiting') > 0,
    hasNoWork: ({ context: { photos } }) =>
      countAt(photos, 'uploading') + countAt(photos, 'waiting') === 0,
  },
}).createMachine({
  id: 'photoQueue',
  context: ({ input: { limit, urls } }) => ({
    photos: photosOfDraft(urls).slice(0, limit),
    refused: [],
    limit,
    isOverfull: false,
  }),
  initial: 'settled',
  states: {
    settled: { always: { guard: 'hasWork', target: 'uploading' } },
    uploading: { always: { guard: 'hasNoWork', target: 'settled' } },
  },
  on: {
    'files.added': {
      actions: [
        assign(({ context: { photos, limit }, event: { files } }) => ({
          photos: withAdded(photos, files, limit),
          isOverfull: photos.length + files.length > limit,
        })),
        'startUploads',
      ],
    },
    'photo.removed': {
      actions: [
        stopChild(({ event }) => event.id),
        assign(({ context, event }) => ({
          photos: without(context.photos, event.id),
          isOverfull: false,
        })),
        'startUploads',
      ],
    },
    'photo.moved': {
      actions: assign(({ context, event }) => ({
        photos: withMoved(context.photos, event.id, event.to),
      })),
    },
    'photo.retried': {
      guard: 'hasFailed',
      actions: [
        assign(({ context, event }) => ({
          photos: withChanged(context.photos, event.id, { stage: { type: 'waiting' } }),
        })),
        'startUploads',
      ],
    },
    'upload.previewed': {
      guard: 'isUploading',
      actions: assign(({ context, event }) => ({
        photos: withChanged(context.photos, event.id, { preview: event.preview }),
      })),
    },
    'upload.progressed': {
      guard: 'isUploading',
      actions: assign(({ context, event }) => ({
        photos: withChanged(context.photos, event.id, {
          stage: { type: 'uploading', share: event.share },
        }),
      })),
    },
    'upload.finished': {
      guard: 'isUploading',
      actions: [
        stopChild(({ event }) => event.id),
        assign(({ context, event }) => ({
          photos: withChanged(context.photos, event.id, {
            stage: { type: 'done', url: event.url },
          }),
        })),
        'startUploads',
      ],
    },
    'refusal.closed': {
      actions: assign(({ context, event }) => ({
        refused: context.refused.filter(({ id }) => id !== event.id),
      })),
    },
    'upload.failed': [
      {
        guard: 'isRefused',
        actions: [
          stopChild(({ event }) => event.id),
          assign(({ context: { photos, refused }, event: { id, reason } }) => ({
            photos: without(photos, id),
            refused: [...refused, { id, name: fileNameOf(photos, id), reason }].slice(-REFUSED),
          })),
          'startUploads',
        ],
      },
      {
        guard: 'isUploading',
        actions: [
          stopChild(({ event }) => event.id),
          assign(({ context, event }) => ({
            photos: withChanged(context.photos, event.id, {
              stage: { type: 'failed', reason: event.reason },
            }),
          })),
          'startUploads',
        ],
      },
    ],
  },
});

function fileNameOf(photos: PhotoList, id: string): string {
  return photos.find((photo) => photo.id === id)?.file?.name ?? '';
}

/** A running queue. */
export type PhotoQueue = ActorRefFrom<typeof photoQueueMachine>;
