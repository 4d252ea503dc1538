import { faultOf } from '@bozor/form-engine';
import type { FieldInput, Option, PlanField } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/**
 * Removes choices of an old address that a loaded list does not contain; the remaining choices
 * stay, and the form is valid again.
 *
 * @param onDrop Called with the field just before its choices are removed.
 */
export function dropLostChoices(
  store: FormStore,
  onDrop: (field: PlanField) => void = () => {},
): void {
  store.subscribe((event) => {
    if (event.type !== 'OPTIONS_LOADED') return;
    const { field, input, options } = store.view(event.field);
    if (faultOf(store.plan, store.state(), field.index)?.code !== 'choice.unknown') return;
    onDrop(field);
    store.dispatch({ type: 'SET', key: field.key, input: existingOf(input, options.options) });
  });
}

function existingOf(input: FieldInput, options: readonly Option[]): FieldInput {
  if (!Array.isArray(input)) return null;
  const known = new Set(options.map(({ value }) => String(value)));
  const left = input.filter((member) => known.has(String(member)));
  return left.length === 0 ? null : left;
}
