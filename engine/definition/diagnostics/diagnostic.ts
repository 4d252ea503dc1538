/**
 * One defect of a definition, as data. The rest of the form still works. `explainDiagnostic` has
 * its severity and its sentences, which a page that only shows forms does not load.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** JSON Pointer (RFC 6901) into the compiled document. */
  readonly pointer: string;
  /**
   * The value found there, in a few words of English: a quoted text, `5`, `a list of 3`, `absent`.
   */
  readonly met: string;
}

/**
 * Every code that `compile` may report, and `diagnose` beside it for bounds: stable and dotted; each
 * has a sentence in every language.
 */
export type DiagnosticCode =
  | 'document.shape'
  | 'definition.shape'
  | 'definition.key.missing'
  | 'definition.key.shared'
  | 'definition.id.missing'
  | 'definition.id.shared'
  | 'definition.name.missing'
  | 'definition.type.unknown'
  | 'definition.data-type.unknown'
  | 'definition.property.type'
  | 'definition.limits.crossed'
  | 'definition.parent.missing'
  | 'definition.cycle'
  | 'definition.show-if.unknown'
  | 'definition.show-if.shape'
  | 'definition.bound.unknown'
  | 'definition.bound.type'
  | 'definition.bound.cycle'
  | 'definition.multiselect.mismatch'
  | 'definition.next.childless'
  | 'option.shape'
  | 'option.name.missing'
  | 'option.value.missing'
  | 'option.value.type'
  | 'option.value.shared'
  | 'option.selected.several'
  | 'option.icon.refused'
  | 'option.location.shape'
  | 'group.shape'
  | 'group.value.unknown';
