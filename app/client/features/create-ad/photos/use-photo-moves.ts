import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { randomKey } from '../../../device/random-key.ts';
import type { PhotoList } from './photo-list.ts';
import type { PhotoQueue } from './photo-queue.machine.ts';
import type { PhotoMove } from './PhotoMenu.tsx';
import { photosNews } from './photos-words.ru.ts';
import { whenDragging } from './use-photo-drag.ts';

/** The person's actions on the photos of a section, and their announcements. */
interface PhotoMoves {
  readonly news: string;
  readonly add: (files: readonly File[]) => void;
  readonly move: (id: string, kind: PhotoMove) => void;
}

/**
 * Turns menu choices and drags into events of the queue. The browser drops the focus of a moved
 * tile, so it is restored: on the moved photo, or at the index of a removed one.
 */
export function usePhotoMoves(
  queue: PhotoQueue,
  section: RefObject<HTMLElement | null>,
): PhotoMoves {
  const [news, setNews] = useState('');
  const [focus, setFocus] = useState<{ readonly index: number } | null>(null);

  useLayoutEffect(() => {
    if (focus !== null) focusPhotoAt(section.current, focus.index);
  }, [focus, section]);

  const moveTo = (id: string, to: number) => {
    queue.send({ type: 'photo.moved', id, to });
    const photos = photosOf(queue);
    const index = photos.findIndex((photo) => photo.id === id);
    setNews(index === 0 ? photosNews.madeCover : photosNews.moved(index + 1, photos.length));
    setFocus({ index });
  };

  const takeDropped = useEffectEvent((id: string, to: number) => moveTo(id, to));
  // A single photo cannot be moved: the drag code is not loaded.
  const hasOrder = useSelector(queue, ({ context }) => context.photos.length > 1);
  useEffect(() => {
    if (!hasOrder) return undefined;
    return whenDragging(({ followDrops }) => followDrops((id, to) => takeDropped(id, to)));
  }, [hasOrder]);

  return {
    news,
    add: (files) => {
      if (files.length === 0) return;
      const before = photosOf(queue).length;
      const photos = files.map((file) => ({ id: randomKey(), file }));
      queue.send({ type: 'files.added', files: photos });
      setNews(photosNews.added(photosOf(queue).length - before));
    },
    move: (id, kind) => {
      const index = photosOf(queue).findIndex((photo) => photo.id === id);
      if (kind !== 'remove') return moveTo(id, indexAfter(kind, index));
      queue.send({ type: 'photo.removed', id });
      setNews(photosNews.removed(photosOf(queue).length));
      setFocus({ index });
    },
  };
}

function photosOf(queue: PhotoQueue): PhotoList {
  return queue.getSnapshot().context.photos;
}

function indexAfter(kind: Exclude<PhotoMove, 'remove'>, index: number): number {
  switch (kind) {
    case 'cover':
      return 0;
    case 'left':
      return index - 1;
    case 'right':
      return index + 1;
  }
}

/**
 * Focuses the menu button of the photo at an index, of the last one, or the button that adds one.
 */
function focusPhotoAt(section: HTMLElement | null, index: number): void {
  const menus = section?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [];
  const button = menus[Math.min(index, menus.length - 1)];
  (button ?? section?.querySelector<HTMLElement>('[data-add]'))?.focus();
}
