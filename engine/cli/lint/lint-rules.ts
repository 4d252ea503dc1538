import { DIAGNOSTICS, type Severity } from '../../explain.ts';
import type { CliWords } from '../words/english.en.ts';
import { UNREACHABLE_RULES } from './unreachable-finding.ts';

/** Something that lint looks for. */
export interface LintRule {
  readonly code: string;
  readonly severity: Severity;
  /** What it finds, in a few words. */
  readonly title: string;
  readonly hint: string;
}

/** All that lint looks for: the diagnostics of `compile`, then what only a play of the form shows. */
export function lintRules({ explanations, lint }: CliWords): readonly LintRule[] {
  const hints = new Map<string, string>([
    ...Object.entries(explanations.diagnostics).map(([code, { hint }]) => [code, hint] as const),
    ...Object.entries(lint.unreachable),
  ]);
  return [
    ...Object.entries(DIAGNOSTICS).map(([code, severity]) => ({ code, severity, reason: code })),
    ...Object.entries(UNREACHABLE_RULES).map(([reason, rule]) => ({ ...rule, reason })),
  ].map(({ code, severity, reason }) => ({
    code,
    severity,
    title: titleOf(code),
    hint: hints.get(reason) ?? '',
  }));
}

/** A code as words: `definition.show-if.unknown` is «Definition: show if unknown». */
function titleOf(code: string): string {
  const [what = '', ...rest] = code.split('.');
  const words = rest.join(' ').replaceAll('-', ' ');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${words}`;
}
