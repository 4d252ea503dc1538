import { kindOf } from '@bozor/form-engine';
import type { FormState, Payload, Plan } from '@bozor/form-engine';
import type { Chip } from '@bozor/form-engine/search';

import type { CardRule } from '../contract/index.ts';

/** A filled form, the name of its subcategory and the rule of its card. */
export interface FilledForm {
  readonly plan: Plan;
  readonly state: FormState;
  readonly payload: Payload;
  /** Name of the subcategory: the fallback title. */
  readonly name: string;
  readonly rule: CardRule;
}

/** Whether a field holds paragraphs: these are shown as text, not as a row of a table. */
export function isProse({ fields, mode }: Plan, { field }: Chip): boolean {
  const own = fields[field];
  return own !== undefined && kindOf(own).isProse(own, mode);
}

/** Returns the own property of a key; inherited properties such as `constructor` do not count. */
export function valueOf(payload: Payload, key: string): unknown {
  return Object.hasOwn(payload, key) ? payload[key] : null;
}
