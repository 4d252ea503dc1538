import type { Payload, ServerFault } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';

import { ApiFailure } from '../../client/api/transport/call.ts';
import type { AdPreview } from '../../contract/index.ts';
import { previewAd } from '../calls/recorded.ts';

/** What the server made of the form; `null` before it was asked, or once that was closed. */
export type PreviewOutcome =
  | { readonly type: 'accepted'; readonly preview: AdPreview }
  | { readonly type: 'failed'; readonly message: string }
  | null;

/** Where a form would be published. */
export interface PreviewTarget {
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/**
 * Has the server judge a form as if it were published. Faults that it finds go back to their
 * fields; any other failure is shown.
 */
export function usePreview(target: PreviewTarget | null) {
  const [outcome, setOutcome] = useState<PreviewOutcome>(null);

  const ask = async (store: FormStore, payload: Payload): Promise<void> => {
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

  return { outcome, ask, close: () => setOutcome(null) };
}

/** The refusal's faults by field; `null` when one of them belongs to no field in sight. */
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
