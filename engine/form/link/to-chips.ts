import type { Plan } from '../../definition/plan.ts';
import type { ChipWords } from '../../fields/chips/chip-words.ts';
import { toChipText } from '../../fields/chips/to-chip-text.ts';
import { fieldContext } from '../state/field-context.ts';
import type { FormState } from '../state/form-state.ts';
import { payload } from '../state/payload.ts';

/** One applied filter, ready to be shown and taken away. */
export interface Chip {
  readonly key: string;
  /** Index of the field that shows the value. */
  readonly field: number;
  /** The field's name. */
  readonly label: string;
  /** The value in words: names of options, numbers with their unit. */
  readonly text: string;
}

/**
 * A chip for every visible field with a value, in the order of the page.
 *
 * @param words Of another language than Russian, e.g. `tajik.words.chips`.
 */
export function toChips(plan: Plan, state: FormState, words?: ChipWords): readonly Chip[] {
  const values = payload(plan, state);
  return plan.fields.flatMap((field) => {
    const { index, key, name } = field;
    const value = state.isVisible[index] && Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) return [];
    const text = toChipText(value, fieldContext(plan, state, index), words);
    return [{ key, field: index, label: name, text }];
  });
}
