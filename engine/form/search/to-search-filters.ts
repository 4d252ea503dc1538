import type { Plan } from '../../definition/plan.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import type { Payload } from '../state/form-state.ts';

/** One entry of a search request's `filters`. */
export interface SearchFilter {
  readonly key: string;
  readonly value: FieldValue;
}

/** The payload as the list of pairs that a search sends, in the order of the page. */
export function toSearchFilters(plan: Plan, payload: Payload): readonly SearchFilter[] {
  return plan.keys.flatMap((key) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
    return value === undefined ? [] : [{ key, value }];
  });
}
