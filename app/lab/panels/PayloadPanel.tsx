import { payload } from '@bozor/form-engine';

import { tabNames } from '../lab-words.ru.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

/** Payload of the form. */
export function PayloadPanel({ form: { store } }: PanelProps) {
  return <JsonView label={tabNames.payload} json={payload(store.plan, useStoreState(store))} />;
}
