export type { Diagnostic, DiagnosticCode } from './definition/diagnostics/diagnostic.ts';
export type {
  DiagnosticLanguage,
  DiagnosticText,
  DiagnosticTexts,
  Explanation,
  Defect,
  Severity,
} from './definition/diagnostics/explain-diagnostic.ts';
export { DIAGNOSTICS, explainDiagnostic } from './definition/diagnostics/explain-diagnostic.ts';
export { english } from './explain/english.en.ts';
export type { Explanations, ProblemText } from './explain/explanations.ts';
export { russian } from './explain/russian.ru.ts';
