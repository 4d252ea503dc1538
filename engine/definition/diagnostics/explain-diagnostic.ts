import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';

/**
 * Severity of a defect: `error` removes something from the form, `warning` was repaired, `info` is
 * only information.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Every code with its severity; a code that is missing here does not compile. */
export const DIAGNOSTICS: Readonly<Record<DiagnosticCode, Severity>> = {
  'document.shape': 'error',
  'definition.shape': 'error',
  'definition.key.missing': 'error',
  'definition.key.shared': 'warning',
  'definition.id.missing': 'warning',
  'definition.id.shared': 'warning',
  'definition.name.missing': 'warning',
  'definition.type.unknown': 'warning',
  'definition.data-type.unknown': 'warning',
  'definition.property.type': 'warning',
  'definition.limits.crossed': 'warning',
  'definition.parent.missing': 'error',
  'definition.cycle': 'error',
  'definition.show-if.unknown': 'warning',
  'definition.show-if.shape': 'warning',
  'definition.bound.unknown': 'warning',
  'definition.bound.type': 'warning',
  'definition.bound.cycle': 'warning',
  'definition.multiselect.mismatch': 'info',
  'definition.next.childless': 'info',
  'option.shape': 'warning',
  'option.name.missing': 'warning',
  'option.value.missing': 'info',
  'option.value.type': 'warning',
  'option.value.shared': 'warning',
  'option.selected.several': 'warning',
  'option.icon.refused': 'warning',
  'option.location.shape': 'warning',
  'group.shape': 'warning',
  'group.value.unknown': 'info',
};

/** Location of a defect and the value found there. */
export interface Defect {
  /** The last name of its pointer: a property, or an index in a list. */
  readonly name: string;
  /** In the language of the sentence. */
  readonly met: string;
}

/** Explanation of a code in one language. */
export interface DiagnosticText {
  /** What happened. */
  readonly message: (defect: Defect) => string;
  /** What to do about it. */
  readonly hint: string;
}

/** Explanations of all codes in one language; a code without its sentence does not compile. */
export type DiagnosticTexts = Readonly<Record<DiagnosticCode, DiagnosticText>>;

/** The sentences of diagnostics in one language. */
export interface DiagnosticLanguage {
  readonly diagnostics: DiagnosticTexts;
  /** Translates a found value, which a diagnostic has in English. */
  readonly met: (met: string) => string;
}

/** A diagnostic in words. */
export interface Explanation {
  readonly severity: Severity;
  /** What happened, with the found value. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** Returns the severity of a defect, what happened, and what to do about it, in one language. */
export function explainDiagnostic(
  { code, pointer, met }: Diagnostic,
  { diagnostics, met: translate }: DiagnosticLanguage,
): Explanation {
  const { message, hint } = diagnostics[code];
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return { severity: DIAGNOSTICS[code], message: message({ name, met: translate(met) }), hint };
}
