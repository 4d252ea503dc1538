import type { Payload, ServerFault } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useRef, useState } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { publishAd } from '../../api/ads.ts';
import { ApiFailure } from '../../api/call.ts';
import { randomKey } from '../../api/random-key.ts';

/** How the last publishing ended; `null` before there was one, or once it was closed. */
export type PublishOutcome =
  | { readonly type: 'published'; readonly ad: Advertisement }
  | { readonly type: 'failed'; readonly message: string }
  | null;

/** Where a form is published. */
export interface PublishTarget {
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/**
 * Publishes a form as an ad. Faults that the server finds go back to their fields; any other
 * failure is shown. A second try of the same content is the same request to the server.
 */
export function usePublish(target: PublishTarget | null) {
  const [outcome, setOutcome] = useState<PublishOutcome>(null);
  const attempt = useRef({ content: '', key: '' });

  const publish = async (store: FormStore, payload: Payload): Promise<void> => {
    if (target === null) return;
    const content = JSON.stringify([target, payload]);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: randomKey() };
    }
    try {
      const ad = await publishAd({ ...target, images: [], payload, key: attempt.current.key });
      attempt.current = { content: '', key: '' };
      setOutcome({ type: 'published', ad });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const errors = formErrors(store, failure);
      if (errors === null) setOutcome({ type: 'failed', message: failure.message });
      else store.dispatch({ type: 'SERVER_ERRORS', errors });
    }
  };

  return { outcome, publish, close: () => setOutcome(null) };
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
