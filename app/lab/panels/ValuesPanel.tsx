import { faults } from '@bozor/form-engine';
import type { FormState, Plan } from '@bozor/form-engine';

import { labWords, tabNames } from '../lab-words.ru.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

/** Inputs of the form and their faults. */
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
