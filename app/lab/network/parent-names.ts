import type { FormStore } from '@bozor/form-engine/store';
import type { DirectedAnswer } from '@bozor/form-engine/trace';

/** Most parent values that are named: a search may tick fifty makes. */
const MOST = 3;

/** Values of the parent that a list was asked for, as its options are called; then `…`. */
export function parentNames(
  store: FormStore,
  { field, parentValues }: Pick<DirectedAnswer, 'field' | 'parentValues'>,
): readonly string[] {
  const parent = store.plan.fields[field]?.parent ?? null;
  const options = parent === null ? [] : (store.state().options[parent]?.options ?? []);
  const names = parentValues
    .slice(0, MOST)
    .map((text) => options.find(({ value }) => String(value) === text)?.name ?? text);
  return names.length === 0
    ? []
    : [[...names, ...(parentValues.length > MOST ? ['…'] : [])].join(', ')];
}
