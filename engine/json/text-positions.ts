import { scanJson, type TextSpan } from './scan-json.ts';

/** A position in a text as editors count it: from 1, columns in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Where a value is: from its first character to behind its last. */
export interface TextRegion {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** Where the values of a text are, by JSON Pointer. */
export interface JsonPositions {
  /**
   * The region of a value. For an absent property, the first line of the nearest value above it:
   * where the property should be.
   */
  readonly regionOf: (pointer: string) => TextRegion;
}

/** Finds where the values of a text are. The text has to be JSON. */
export function textPositions(text: string): JsonPositions {
  const spans = new Map<string, TextSpan>();
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

/** Turns offsets of a text into positions; a line ends with CR, LF or both. */
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

function nearest(spans: ReadonlyMap<string, TextSpan>, pointer: string): TextSpan | undefined {
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
