import { scanJson, type Span } from './scan-json.ts';

/** A place in a text as editors count it: from 1, columns in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Where a value stands: its first sign, and the place behind its last. */
export interface TextRegion {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** Where the values of a text stand, by JSON Pointer. */
export interface JsonPositions {
  /**
   * The region of a value. A property that is not there is looked for where it should be: in the
   * nearest value above it, of which the first line is given.
   */
  readonly regionOf: (pointer: string) => TextRegion;
}

/** Finds places in a text that is JSON. */
export function textPositions(text: string): JsonPositions {
  const spans = new Map<string, Span>();
  scanJson(text, { onValue: (pointer, span) => spans.set(pointer, span) });
  const positionAt = positionReader(text);
  return {
    regionOf: (pointer) => {
      const span = spans.get(pointer);
      if (span !== undefined) return { start: positionAt(span.from), end: positionAt(span.to) };
      const { from, to } = nearest(spans, pointer) ?? { from: 0, to: text.length };
      const line = text.indexOf('\n', from);
      return { start: positionAt(from), end: positionAt(line < 0 ? to : Math.min(to, line)) };
    },
  };
}

/** Turns offsets of a text into places; lines end as JSON Schema's editors end them: CR, LF or both. */
export function positionReader(text: string): (offset: number) => TextPosition {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length),
  ];
  return (offset) => {
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function nearest(spans: ReadonlyMap<string, Span>, pointer: string): Span | undefined {
  const above = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  return spans.get(above) ?? (above === '' ? undefined : nearest(spans, above));
}

/** Index of the last of the rising numbers that is at most `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
