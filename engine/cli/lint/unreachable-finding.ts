import type { Severity } from '../../explain.ts';
import type { Plan } from '../../index.ts';
import { reach, type UnreachableReason } from '../../inspect.ts';
import type { CliWords } from '../words/english.en.ts';

/** Maximum number of sets of visible fields; a page with more is too large to search. */
const STATE_LIMIT = 300;

type ReasonCode = Exclude<UnreachableReason['code'], 'definition'>;

/** A rule about a field that does not show: its code and how bad it is. */
interface UnreachableRule {
  readonly code: string;
  readonly severity: Severity;
}

/** The rule of each reason but for `definition`, of which a diagnostic of `compile` has reported already. */
export const UNREACHABLE_RULES: Readonly<Record<ReasonCode, UnreachableRule>> = {
  'parent-unreachable': { code: 'field.parent.unreachable', severity: 'warning' },
  'parent-unfillable': { code: 'field.parent.unfillable', severity: 'warning' },
  'owner-unreachable': { code: 'field.show-if.unreachable', severity: 'warning' },
  'condition-impossible': { code: 'field.show-if.impossible', severity: 'warning' },
  'conditions-contradict': { code: 'field.show-if.contradiction', severity: 'warning' },
  'key-always-taken': { code: 'field.key.taken', severity: 'warning' },
  'no-combination': { code: 'field.unreachable', severity: 'warning' },
  'not-found': { code: 'field.not-found', severity: 'info' },
};

/** A field that never shows, before it has a place in the text. */
export interface UnreachableFinding extends UnreachableRule {
  /** JSON Pointer into the compiled document. */
  readonly pointer: string;
  readonly message: string;
  readonly hint: string;
}

/** Fields that no way of filling in the form shows, and that `compile` reports nothing of. */
export function unreachableFindings(
  plan: Plan,
  { lint, explanations }: CliWords,
): readonly UnreachableFinding[] {
  const { unreachable } = reach(plan, { limit: STATE_LIMIT });
  return unreachable.flatMap((one) => {
    const { code } = one.reason;
    const pointer = plan.fields[one.field.index]?.pointer;
    if (code === 'definition' || pointer === undefined) return [];
    const rule = UNREACHABLE_RULES[code];
    const message = explanations.unreachable(one);
    return [{ ...rule, pointer: pointerOf(pointer, code), message, hint: lint.unreachable[code] }];
  });
}

/** The property that is to blame, where it is one. */
function pointerOf(pointer: string, code: ReasonCode): string {
  if (code === 'parent-unreachable' || code === 'parent-unfillable') {
    return `${pointer}/parent_filter_id`;
  }
  const isCondition = code === 'owner-unreachable' || code === 'condition-impossible';
  return isCondition ? `${pointer}/show_if` : pointer;
}
