import { scanJson, type JsonFault } from './scan-json.ts';
import { positionReader, type TextPosition } from './text-positions.ts';

/** A fault with its line and column, and the character that is there. */
export interface LocatedJsonFault extends JsonFault, TextPosition {
  /** The whole character, also of two UTF-16 units; `null` where the text breaks off. */
  readonly found: string | null;
}

/**
 * Finds where a text stops being JSON: a browser reports the position of some faults only.
 *
 * @returns `null` for JSON. Never throws, however long or deep the text is.
 */
export function findJsonFault(text: string): LocatedJsonFault | null {
  const fault = scanJson(text);
  if (fault === null) return null;
  const point = text.codePointAt(fault.offset);
  const found = point === undefined ? null : String.fromCodePoint(point);
  return { ...fault, ...positionReader(text)(fault.offset), found };
}
