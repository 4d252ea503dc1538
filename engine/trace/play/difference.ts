import type { Json } from '../../index.ts';

/**
 * How a form differs from what a trace expects. Values: `other`, `missing` (expected and not
 * there), `kept` (expected to go and still there), `unexpected` (nothing was expected, and it came
 * or changed), `gone` (nothing was expected, and it went). Loads and diagnostics: the same by index.
 * Acts that meet nothing: a key of no field, a load that was never asked for, or no longer waits.
 */
export type DifferenceCode =
  | 'value.other'
  | 'value.missing'
  | 'value.kept'
  | 'value.unexpected'
  | 'value.gone'
  | 'load.other'
  | 'load.missing'
  | 'load.unexpected'
  | 'diagnostic.other'
  | 'diagnostic.missing'
  | 'diagnostic.unexpected'
  | 'key.unknown'
  | 'load.unasked'
  | 'load.late';

/** One difference between what a trace expects and what the engine does. */
export interface Difference {
  readonly code: DifferenceCode;
  /** JSON Pointer (RFC 6901) into the trace: where it is expected, or would be. */
  readonly pointer: string;
  /** `null` for nothing. */
  readonly expected: Json | null;
  /** What the form has; `null` for nothing. */
  readonly actual: Json | null;
}

/** A difference in a line of English: where, what was expected, and what the form has. */
export function differenceText({ code, pointer, expected, actual }: Difference): string {
  const [wanted, met] = [JSON.stringify(expected), JSON.stringify(actual)];
  switch (code) {
    case 'value.other':
      return `${pointer}: expected ${wanted}, the form has ${met}`;
    case 'value.missing':
      return `${pointer}: expected ${wanted}, the form has none`;
    case 'value.kept':
      return `${pointer}: expected to be gone, the form still has ${met}`;
    case 'value.unexpected':
      return `${pointer}: expected no change, the form now has ${met}`;
    case 'value.gone':
      return `${pointer}: expected no change, the form no longer has it`;
    case 'load.other':
      return `${pointer}: expected to ask for ${wanted}, the form asks for ${met}`;
    case 'load.missing':
      return `${pointer}: expected to ask for ${wanted}, the form does not`;
    case 'load.unexpected':
      return `${pointer}: expected to ask for nothing more, the form asks for ${met}`;
    case 'diagnostic.other':
      return `${pointer}: expected ${wanted}, the definitions give ${met}`;
    case 'diagnostic.missing':
      return `${pointer}: expected ${wanted}, the definitions give no such diagnostic`;
    case 'diagnostic.unexpected':
      return `${pointer}: expected no more diagnostics, the definitions give ${met}`;
    case 'key.unknown':
      return `${pointer}: no field has the key ${met}`;
    case 'load.unasked':
      return `${pointer}: the form never asked for load ${met}`;
    case 'load.late':
      return `${pointer}: nothing waits for load ${met} any more`;
  }
}
