export type { DiagnosticText, Oddity, Severity } from './definition/diagnostic-text.ts';
export { DIAGNOSTICS } from './definition/diagnostic-text.ts';
export type { Diagnostic, DiagnosticCode } from './definition/diagnostic.ts';
export type { Explanation } from './definition/explain-diagnostic.ts';
export { explainDiagnostic } from './definition/explain-diagnostic.ts';
