import { DIAGNOSTICS, type Severity } from './diagnostic-text.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A diagnostic in words. */
export interface Explanation {
  readonly severity: Severity;
  /** What happened, in English, with the value met. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** Says how bad an oddity is, what happened, and what to do about it. */
export function explainDiagnostic({ code, pointer, met }: Diagnostic): Explanation {
  const { severity, message, hint } = DIAGNOSTICS[code];
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return { severity, message: message({ name, met }), hint };
}
