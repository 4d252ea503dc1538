import { toOptions, type LoadOptions, type Plan } from '@bozor/form-engine';
import type { OptionsAnswer } from '@bozor/form-engine/validate';

import type { Database } from '../../db/open-database.ts';
import { ALL_VALUES, findChildValues } from './find-child-values.ts';

/** Loads the options for an effect of a form, whole lists at once. */
export async function loadOptions(
  db: Database,
  plan: Plan,
  { field, filterId, parentValues }: LoadOptions,
): Promise<OptionsAnswer> {
  const owner = plan.fields[field];
  const found =
    filterId === null || owner === undefined
      ? null
      : await findChildValues(db, {
          filterId,
          parents: parentValues,
          query: '',
          cursor: null,
          limit: ALL_VALUES,
        });
  if (found === null || owner === undefined) return { options: [], groups: [], isComplete: true };
  const { options, groups } = toOptions(found.values, found.groups, owner);
  return { options, groups, isComplete: true };
}

/** Loads options of a plan's forms. */
export type OptionsLoader = (plan: Plan, effect: LoadOptions) => Promise<OptionsAnswer>;

/** Loads every list once, for a call or a run that validates many forms of the same definitions. */
export function loadOptionsOnce(db: Database): OptionsLoader {
  const lists = new Map<Plan, Map<string, Promise<OptionsAnswer>>>();
  return (plan, effect) => {
    const ofPlan = lists.get(plan) ?? new Map<string, Promise<OptionsAnswer>>();
    lists.set(plan, ofPlan);
    const name = JSON.stringify([effect.field, effect.parentValues]);
    const known = ofPlan.get(name) ?? loadOptions(db, plan, effect);
    ofPlan.set(name, known);
    return known;
  };
}
