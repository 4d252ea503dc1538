import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import {
  countAt,
  uploadedUrls,
} from '../../../../app/client/features/create-ad/photos/photo-list.ts';
import {
  photoQueueMachine,
  UPLOADS_AT_ONCE,
} from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';
import type { PhotoEvent } from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';

const LIMIT = 6;
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Uploads that report nothing by themselves: the test reports their events. */
function openQueue(urls: readonly string[] = []) {
  const running = new Set<string>();
  const uploadPhoto = fromCallback<{ type: 'never' }, { id: string; file: File }>(({ input }) => {
    running.add(input.id);
    return () => running.delete(input.id);
  });
  const machine = photoQueueMachine.provide({ actors: { uploadPhoto } });
  const queue = createActor(machine, { input: { limit: LIMIT, urls } }).start();
  const photos = () => queue.getSnapshot().context.photos;
  const stages = () => photos().map(({ stage }) => stage.type);
  return { queue, photos, stages, running };
}

const newPhoto = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) });
const added = (...ids: readonly string[]): PhotoEvent => ({
  type: 'files.added',
  files: ids.map(newPhoto),
});
const finished = (id: string): PhotoEvent => ({
  type: 'upload.finished',
  id,
  url: `/images/${id}`,
});
const failed = (id: string): PhotoEvent => ({
  type: 'upload.failed',
  id,
  reason: 'Не загрузилось',
  mayRetry: true,
});
const refused = (id: string): PhotoEvent => ({
  type: 'upload.failed',
  id,
  reason: 'Файл пустой',
  mayRetry: false,
});

const arbitraryId = fc.constantFrom(...NAMES);
const arbitraryEvent: fc.Arbitrary<PhotoEvent> = fc.oneof(
  fc.array(arbitraryId, { minLength: 1, maxLength: 4 }).map((ids) => added(...ids)),
  arbitraryId.map((id): PhotoEvent => ({ type: 'photo.removed', id })),
  fc.record({
    type: fc.constant('photo.moved' as const),
    id: arbitraryId,
    to: fc.integer({ min: -2, max: LIMIT + 2 }),
  }),
  arbitraryId.map((id): PhotoEvent => ({ type: 'photo.retried', id })),
  arbitraryId.map(finished),
  arbitraryId.map(failed),
  fc.record({
    type: fc.constant('upload.progressed' as const),
    id: arbitraryId,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

/** Ids after the person's command. */
function commanded(ids: readonly string[], event: PhotoEvent): readonly string[] {
  switch (event.type) {
    case 'files.added':
      return [...new Set([...ids, ...event.files.map(({ id }) => id)])].slice(0, LIMIT);
    case 'photo.removed':
      return ids.filter((id) => id !== event.id);
    case 'photo.moved': {
      const rest = ids.filter((id) => id !== event.id);
      return ids.includes(event.id) ? rest.toSpliced(Math.max(0, event.to), 0, event.id) : ids;
    }
    default:
      return ids;
  }
}

describe('the photo queue', () => {
  test('keeps every photo once and in the commanded order, whatever the uploads report', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEvent, { maxLength: 40 }), (events) => {
        const { queue, photos, running } = openQueue();
        let ids: readonly string[] = [];
        for (const event of events) {
          queue.send(event);
          ids = commanded(ids, event);
          const now = photos();
          expect(now.map(({ id }) => id)).toEqual(ids);

          const done = now.filter(({ stage }) => stage.type === 'done').map(({ id }) => id);
          expect(uploadedUrls(now)).toEqual(done.map((id) => `/images/${id}`));

          const uploading = now.filter(({ stage }) => stage.type === 'uploading');
          expect(running).toEqual(new Set(uploading.map(({ id }) => id)));
          expect(uploading.length).toBeLessThanOrEqual(UPLOADS_AT_ONCE);
          const isIdle = countAt(now, 'waiting') > 0 && uploading.length < UPLOADS_AT_ONCE;
          expect(isIdle, 'a photo waits while there is room').toBe(false);
          const hasWork = uploading.length > 0;
          expect(queue.getSnapshot().matches('uploading')).toBe(hasWork);
        }
        queue.stop();
        expect(running.size).toBe(0);
      }),
    );
  });

  test('gives a refused file no place, starts the next one and names the file', () => {
    const { queue, photos, stages } = openQueue();
    queue.send(added('a', 'b', 'c'));
    queue.send(refused('a'));
    expect(photos().map(({ id }) => id)).toEqual(['b', 'c']);
    expect(stages()).toEqual(['uploading', 'uploading']);
    expect(queue.getSnapshot().context.refused).toEqual([
      { id: 'a', name: 'a.jpg', reason: 'Файл пустой' },
    ]);
    queue.send(refused('a'));
    expect(queue.getSnapshot().context.refused).toHaveLength(1);
    queue.send({ type: 'refusal.closed', id: 'a' });
    expect(queue.getSnapshot().context.refused).toEqual([]);
  });

  test('treats the photos of a draft as uploaded', () => {
    const { photos, stages } = openQueue(['/images/1', '/images/2', '/images/1']);
    expect(stages()).toEqual(['done', 'done']);
    expect(uploadedUrls(photos())).toEqual(['/images/1', '/images/2']);
  });

  test('reports a choice beyond the limit, until a photo is removed', () => {
    const { queue, photos } = openQueue();
    queue.send(added(...NAMES));
    expect(photos()).toHaveLength(LIMIT);
    expect(queue.getSnapshot().context.isOverfull).toBe(true);
    queue.send({ type: 'photo.removed', id: 'a' });
    expect(queue.getSnapshot().context.isOverfull).toBe(false);
  });

  test('ignores the events of a removed photo', () => {
    const { queue, photos } = openQueue();
    queue.send(added('a'));
    queue.send({ type: 'photo.removed', id: 'a' });
    queue.send(finished('a'));
    expect(photos()).toEqual([]);
  });

  test('repeats the upload of a photo only after a failure', () => {
    const { queue, stages } = openQueue();
    queue.send(added('a'));
    queue.send(finished('a'));
    queue.send({ type: 'photo.retried', id: 'a' });
    expect(stages()).toEqual(['done']);
  });
});
