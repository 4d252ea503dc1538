import type { FormStore } from '@bozor/form-engine/store';
import type { DirectedAnswer } from '@bozor/form-engine/trace';

/** Maximum number of parent values in the title: a search may select fifty makes. */
const MOST = 3;

/** Names of the parent values in the request of a list, joined, with `…` after the third. */
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
