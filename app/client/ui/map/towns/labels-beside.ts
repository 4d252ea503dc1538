import type { Label } from '@bozor/form-engine/react';
import { pickLabels } from '@bozor/form-engine/react';

/** Slightly more than the widths of letters, in pixels. */
const LABEL_LETTER = 8;
const MARKER_LETTER = 10;
/** A dot, and the space on both sides of a name. */
const LABEL_ENDS = 20;
const MARKER_ENDS = 20;
const LABEL_HEIGHT = 20;
/** A marker is as high, and at least as wide, as a finger needs. */
const MARKER_SIZE = 44;

/** A label moved to the right of its dot, in pixels, past the marker that covers the dot. */
export type ShiftedLabel<Kind extends Label> = Kind & { readonly shift: number };

/**
 * The labels that fit side by side, none under a marker. A name whose dot is under a marker is moved
 * past it; one that would be covered there, too, is left out.
 *
 * @param markers Middles of the markers, and how long their texts are.
 */
export function labelsBeside<Kind extends Label>(
  labels: readonly Kind[],
  markers: readonly Label[],
): readonly ShiftedLabel<Kind>[] {
  const free = labels.flatMap((label) => {
    const over = markers.filter((marker) => isCovered(label, 0, marker));
    const shift = Math.max(0, ...over.map((marker) => rightOf(marker) - label.x));
    const isFar = over.some((marker) => leftOf(marker) > label.x);
    if (isFar || markers.some((marker) => isCovered(label, shift, marker))) return [];
    return [{ ...label, x: label.x + shift, shift }];
  });
  return pickLabels(free);
}

/** Whether a marker covers a part of a label that is moved to the right. */
export function isCovered(label: Label, shift: number, marker: Label): boolean {
  const left = label.x + shift;
  const right = left + LABEL_ENDS + label.letters * LABEL_LETTER;
  const isBeside = right <= leftOf(marker) || left >= rightOf(marker);
  return !isBeside && Math.abs(label.y - marker.y) < (LABEL_HEIGHT + MARKER_SIZE) / 2;
}

function rightOf(marker: Label): number {
  return marker.x + widthOf(marker) / 2;
}

function leftOf(marker: Label): number {
  return marker.x - widthOf(marker) / 2;
}

function widthOf({ letters }: Label): number {
  return Math.max(MARKER_SIZE, MARKER_ENDS + letters * MARKER_LETTER);
}
