import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** A photo as it is dragged. */
export interface DraggedPhoto {
  readonly id: string;
  /** From 0, when the drag began. */
  readonly place: number;
}

/** What a drag is doing to a tile. */
export type PhotoDrag = 'none' | 'moving' | 'target';

const KIND = 'photo';

/**
 * Lets a tile be taken by the pointer (a long press on touch) and dropped in the place of another.
 * Returns the way to stop.
 */
export function dragTile(
  tile: HTMLElement,
  { id, place }: DraggedPhoto,
  onDrag: (drag: PhotoDrag) => void,
): () => void {
  const data = { kind: KIND, id, place };
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

/** Tells of every photo dropped in the place of another. Returns the way to stop. */
export function followDrops(onDrop: (id: string, to: number) => void): () => void {
  return monitorForElements({
    onDrop: ({ source, location }) => {
      const dragged = photoOf(source.data);
      const target = photoOf(location.current.dropTargets[0]?.data ?? {});
      if (dragged !== null && target !== null) onDrop(dragged.id, target.place);
    },
  });
}

/** The photo that a drag carries or a tile stands for; `null` for anything else. */
function photoOf(data: Readonly<Record<string | symbol, unknown>>): DraggedPhoto | null {
  const { kind, id, place } = data;
  if (kind !== KIND || typeof id !== 'string' || typeof place !== 'number') return null;
  return { id, place };
}
