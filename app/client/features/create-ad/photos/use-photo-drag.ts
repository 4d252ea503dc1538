import { useEffect, useState } from 'react';

import type { DraggedPhoto, PhotoDrag } from './photo-drag.ts';

/** Makes a tile draggable once the drag code is loaded; until then its menu moves it. */
export function usePhotoDrag(
  tile: HTMLElement | null,
  { id, index, count }: DraggedPhoto & { readonly count: number },
): PhotoDrag {
  const [drag, setDrag] = useState<PhotoDrag>('none');
  useEffect(() => {
    if (tile === null || count < 2) return undefined;
    return whenDragging(({ dragTile }) => dragTile(tile, { id, index }, setDrag));
  }, [tile, id, index, count]);
  return drag;
}

/** The drag code. */
type DragPart = Awaited<ReturnType<typeof loadDrag>>;

/** Starts a part of the drag code, unless it is stopped before the code is loaded. */
export function whenDragging(start: (part: DragPart) => () => void): () => void {
  const state: { isStopped: boolean; stop: () => void } = { isStopped: false, stop: () => {} };
  const begin = async () => {
    const part = await loadDrag();
    if (!state.isStopped) state.stop = start(part);
  };
  // Without it a photo is moved by its menu.
  begin().catch(() => undefined);
  return () => {
    state.isStopped = true;
    state.stop();
  };
}

function loadDrag() {
  return import('./photo-drag.ts');
}
