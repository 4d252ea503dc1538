import type { Json } from '../definition/json.ts';
import type { Plan } from '../definition/plan.ts';
import { validate } from '../form/state/validate.ts';

/**
 * What is left of a claim when every faulty entry is taken out, and every entry that hides by it:
 * no fault of `validate` is left but `required`.
 */
export function acceptedPart(
  plan: Plan,
  claim: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  const { faults } = validate(plan, claim);
  const kept = Object.entries(claim).filter(([key]) => !Object.hasOwn(faults, key));
  const isWhole = kept.length === Object.keys(claim).length;
  return isWhole ? claim : acceptedPart(plan, Object.fromEntries(kept));
}
