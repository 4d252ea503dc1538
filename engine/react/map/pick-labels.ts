/** A name on the map: where its dot lies, in pixels, and how long it is, in letters. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}

/** Slightly more than the width of a letter of the map, in pixels. */
const LETTER_WIDTH = 8;
const LABEL_HEIGHT = 20;
const DOT_WIDTH = 20;

/** The labels that fit side by side: an earlier one keeps its room from later ones. */
export function pickLabels<Kind extends Label>(labels: readonly Kind[]): readonly Kind[] {
  const picked: Kind[] = [];
  for (const label of labels) {
    if (!picked.some((other) => doOverlap(other, label))) picked.push(label);
  }
  return picked;
}

/** Whether two labels, each to the right of its dot, would cover each other. */
export function doOverlap(one: Label, other: Label): boolean {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const width = DOT_WIDTH + left.letters * LETTER_WIDTH;
  return right.x - left.x < width && Math.abs(one.y - other.y) < LABEL_HEIGHT;
}
