import type { Plan, PlanField } from '../../definition/plan.ts';
import { faultText as russian } from '../../rules/fault-text.ru.ts';
import type { Fault, FaultText } from '../../rules/fault.ts';
import { shownField } from './plan-index.ts';
import type { Verdict } from './validate.ts';

/** A fault of a verdict, with what a person reads of it. */
export interface ExplainedFault {
  readonly key: string;
  readonly fault: Fault;
  /** The sentence that the form itself shows for this fault. */
  readonly text: string;
}

/**
 * The faults of a verdict in the words of the form: a definition's own where it has them. In the
 * order of the page, keys of no field last.
 *
 * @param faultText Sentences of another language than Russian, e.g. `tajik.faultText`.
 */
export function explainFaults(
  plan: Plan,
  { faults, state }: Pick<Verdict, 'faults' | 'state'>,
  faultText: FaultText = russian,
): readonly ExplainedFault[] {
  // An object puts keys that look like numbers first, wherever they are on the page.
  const byKey = new Map(Object.entries(faults));
  return Array.from(new Set([...plan.keys, ...byKey.keys()])).flatMap((key) => {
    const fault = byKey.get(key);
    if (fault === undefined) return [];
    return [{ key, fault, text: faultSentence(shownField(plan, state, key), fault, faultText) }];
  });
}

/** The sentence of a fault; the field's `error_message` represents that of a missing value alone. */
export function faultSentence(
  field: Pick<PlanField, 'errorMessage'> | null,
  fault: Fault,
  faultText: FaultText,
): string {
  const own = fault.code === 'required' ? (field?.errorMessage ?? null) : null;
  return own ?? faultText(fault);
}
