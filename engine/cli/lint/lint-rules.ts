import { DIAGNOSTICS, type Severity } from '../../explain.ts';
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
export const lintRules: readonly LintRule[] = [
  ...Object.entries(DIAGNOSTICS).map(([code, { severity, hint }]) => ({ code, severity, hint })),
  ...Object.values(UNREACHABLE_RULES).filter((rule) => rule !== null),
].map((rule) => ({ ...rule, title: titleOf(rule.code) }));

/** A code as words: `definition.show-if.unknown` is «Definition: show if unknown». */
function titleOf(code: string): string {
  const [what = '', ...rest] = code.split('.');
  const words = rest.join(' ').replaceAll('-', ' ');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${words}`;
}
