export type { DiagnosticText, Oddity, Severity } from './definition/diagnostics/diagnostic-text.ts';
export { DIAGNOSTICS } from './definition/diagnostics/diagnostic-text.ts';
export type { Diagnostic, DiagnosticCode } from './definition/diagnostics/diagnostic.ts';
export type { Explanation } from './definition/diagnostics/explain-diagnostic.ts';
export { explainDiagnostic } from './definition/diagnostics/explain-diagnostic.ts';
