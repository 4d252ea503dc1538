import type { FormStore } from '@bozor/form-engine/store';
import { openRecorder } from '@bozor/form-engine/trace';
import type { Trace } from '@bozor/form-engine/trace';

import type { AdPage } from '../ad-form.ts';

/**
 * Records a form from its opening.
 *
 * @param values What the store was opened with; `null` for a blank form.
 * @returns The recording up to now.
 */
export function recordAdForm(
  store: FormStore,
  { subcategoryName, document }: AdPage,
  values: Readonly<Record<string, unknown>> | null,
): () => Trace {
  return openRecorder(store, { title: subcategoryName, definitions: document, values }).trace;
}
