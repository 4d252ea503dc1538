import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Data of a dragged photo. */
export interface DraggedPhoto {
  readonly id: string;
  /** Index at the start of the drag, from 0. */
  readonly index: number;
}

/** State of a drag at a tile. */
export type PhotoDrag = 'none' | 'moving' | 'target';

const KIND = 'photo';

/** Makes a tile draggable (by a long press on touch) and a drop target. Returns the cleanup. */
export function dragTile(
  tile: HTMLElement,
  { id, index }: DraggedPhoto,
  onDrag: (drag: PhotoDrag) => void,
): () => void {
  const data = { kind: KIND, id, index };
  const stopDrag = draggable({
    element: tile,
    getInitialData: () => data,
    onDragStart: () => onDrag('moving'),
    onDrop: () => onDrag('none'),
  });
  const stopDrop = dropTargetForElements({
    element: tile,
    getData: () => data,
    canDrop: ({ source }) => photoOf(source.data) !== null && source.element !== tile,
    onDragEnter: () => onDrag('target'),
    onDragLeave: () => onDrag('none'),
    onDrop: () => onDrag('none'),
  });
  return () => {
    stopDrag();
    stopDrop();
  };
}

/** Reports every photo dropped on another. Returns the unsubscribe function. */
export function followDrops(onDrop: (id: string, to: number) => void): () => void {
  return monitorForElements({
    onDrop: ({ source, location }) => {
      const dragged = photoOf(source.data);
      const target = photoOf(location.current.dropTargets[0]?.data ?? {});
      if (dragged !== null && target !== null) onDrop(dragged.id, target.index);
    },
  });
}

/** The photo of a drag or of a tile; `null` for anything else. */
function photoOf(data: Readonly<Record<string | symbol, unknown>>): DraggedPhoto | null {
  const { kind, id, index } = data;
  if (kind !== KIND || typeof id !== 'string' || typeof index !== 'number') return null;
  return { id, index };
}
