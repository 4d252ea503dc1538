import type { Payload, ServerFault } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';

import { ApiFailure } from '../../client/api/transport/call.ts';
import type { AdPreview } from '../../contract/index.ts';
import { previewAd } from '../calls/recorded.ts';

/** Result of the server's validation; `null` before the first request and after it is closed. */
export type PreviewOutcome =
  | { readonly type: 'accepted'; readonly preview: AdPreview }
  | { readonly type: 'failed'; readonly message: string }
  | null;

/** Subcategory in which a form would be published. */
export interface PreviewTarget {
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/**
 * Validates a form on the server with the rules of publishing. Faults are dispatched to their
 * fields; any other failure is returned as the outcome.
 */
export function usePreview(target: PreviewTarget | null) {
  const [outcome, setOutcome] = useState<PreviewOutcome>(null);

  const request = async (store: FormStore, payload: Payload): Promise<void> => {
    if (target === null) return;
    try {
      const preview = await previewAd({ ...target, filters: payload });
      setOutcome({ type: 'accepted', preview });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const errors = formErrors(store, failure);
      if (errors === null) setOutcome({ type: 'failed', message: failure.message });
      else store.dispatch({ type: 'SERVER_ERRORS', errors });
    }
  };

  return { outcome, request, close: () => setOutcome(null) };
}

/**
 * Returns the faults of the refusal by field; `null` when one of them belongs to no visible field.
 */
function formErrors(store: FormStore, { fields }: ApiFailure): Record<string, ServerFault> | null {
  const shown = new Set(store.visibleFields().map((index) => store.plan.fields[index]?.key));
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0 || entries.some(([key]) => !shown.has(key))) return null;
  return Object.fromEntries(
    entries.flatMap(([key, [first]]) =>
      first === undefined ? [] : [[key, { code: first.code, message: first.message }]],
    ),
  );
}
