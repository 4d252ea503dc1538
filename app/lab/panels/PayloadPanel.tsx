import { payload } from '@bozor/form-engine';

import { useStoreState } from '../bench/use-store-state.ts';
import { tabNames } from '../lab-words.ru.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

/** What the form would send now. */
export function PayloadPanel({ form: { store } }: PanelProps) {
  return <JsonView label={tabNames.payload} json={payload(store.plan, useStoreState(store))} />;
}
