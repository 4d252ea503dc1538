import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState } from 'react';

/** A photo as it is dragged. */
export interface DraggedPhoto {
  readonly id: string;
  /** From 0, when the drag began. */
  readonly place: number;
}

/** What a drag is doing to a tile. */
export type PhotoDrag = 'none' | 'moving' | 'target';

const KIND = 'photo';

/** Lets a tile be taken by the pointer (a long press on touch) and dropped in the place of another. */
export function usePhotoDrag(tile: HTMLElement | null, { id, place }: DraggedPhoto): PhotoDrag {
  const [drag, setDrag] = useState<PhotoDrag>('none');

  useEffect(() => {
    if (tile === null) return undefined;
    const data = { kind: KIND, id, place };
    const stopDrag = draggable({
      element: tile,
      getInitialData: () => data,
      onDragStart: () => setDrag('moving'),
      onDrop: () => setDrag('none'),
    });
    const stopDrop = dropTargetForElements({
      element: tile,
      getData: () => data,
      canDrop: ({ source }) => photoOf(source.data) !== null && source.element !== tile,
      onDragEnter: () => setDrag('target'),
      onDragLeave: () => setDrag('none'),
      onDrop: () => setDrag('none'),
    });
    return () => {
      stopDrag();
      stopDrop();
    };
  }, [tile, id, place]);

  return drag;
}

/** The photo that a drag carries or a tile stands for; `null` for anything else. */
export function photoOf(data: Readonly<Record<string | symbol, unknown>>): DraggedPhoto | null {
  const { kind, id, place } = data;
  if (kind !== KIND || typeof id !== 'string' || typeof place !== 'number') return null;
  return { id, place };
}
