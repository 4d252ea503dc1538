import type { LoadOptions, Plan } from '@bozor/form-engine';
import type { OptionsAnswer } from '@bozor/form-engine/validate';

import { childOptions } from './child-options.ts';

/** Loads the option lists of a plan's fields from the API. */
export function optionsLoader(
  plan: Plan,
): (effect: LoadOptions, signal: AbortSignal) => Promise<OptionsAnswer> {
  return async (effect, signal) => {
    const field = plan.fields[effect.field];
    if (field === undefined) throw new RangeError(`The plan has no field ${effect.field}.`);
    return childOptions({ field, effect, signal });
  };
}
