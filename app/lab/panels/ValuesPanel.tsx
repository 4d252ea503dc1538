import { faults } from '@bozor/form-engine';
import type { FormState, Plan } from '@bozor/form-engine';

import { useStoreState } from '../bench/use-store-state.ts';
import { labWords, tabNames } from '../lab-words.ru.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

/** What the form holds, as it stands in the boxes, and what the rules say of it. */
export function ValuesPanel({ form: { store } }: PanelProps) {
  const state = useStoreState(store);
  return (
    <>
      <JsonView label={tabNames.values} json={inputsByKey(store.plan, state)} />
      <h3>{labWords.faults}</h3>
      <JsonView label={labWords.faults} json={faults(store.plan, state)} />
    </>
  );
}

function inputsByKey(plan: Plan, { entries }: FormState): Readonly<Record<string, unknown>> {
  return Object.fromEntries(plan.keys.map((key, slot) => [key, entries[slot]?.input ?? null]));
}
