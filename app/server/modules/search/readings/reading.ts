import type { Payload, Plan, PlanField } from '@bozor/form-engine';

/** Values of one filter that some tokens of the query are. */
export interface Reading {
  readonly field: PlanField;
  readonly value: Payload[string];
  readonly text: string;
  /** Index of the token after them. */
  readonly next: number;
}

/** Keeps what is found for a page: every word of every search asks for it. */
export function oncePerPlan<Found extends object>(
  find: (plan: Plan) => Found,
): (plan: Plan) => Found {
  const kept = new WeakMap<Plan, Found>();
  return (plan) => {
    const found = kept.get(plan) ?? find(plan);
    kept.set(plan, found);
    return found;
  };
}
