import { toJsonSchema } from '@bozor/form-engine/schema';

import { tabNames } from '../lab-words.ru.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

/** The definition as JSON Schema. */
export function SchemaPanel({ form: { store } }: PanelProps) {
  return <JsonView label={tabNames.schema} json={toJsonSchema(store.plan)} />;
}
