import type { FormStore, Payload } from '@bozor/form-engine';
import { useRef, useState } from 'react';

import { ApiFailure } from '../../api/call.ts';
import { publishAd } from '../../api/ads.ts';
import type { Advertisement } from '../../../contract/index.ts';

/** How the last publishing ended; `null` before there was one, or once it was closed. */
export type PublishOutcome =
  | { readonly type: 'published'; readonly ad: Advertisement }
  | { readonly type: 'failed'; readonly message: string }
  | null;

/**
 * Publishes a form as an ad. Faults that the server finds go back to their fields; any other
 * failure is shown. A second try of the same content is the same request to the server.
 */
export function usePublish(subcategoryId: string | null) {
  const [outcome, setOutcome] = useState<PublishOutcome>(null);
  const attempt = useRef({ content: '', key: '' });

  const publish = async (store: FormStore, payload: Payload): Promise<void> => {
    if (subcategoryId === null) return;
    const content = JSON.stringify([subcategoryId, payload]);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    try {
      const ad = await publishAd({ subcategoryId, payload, key: attempt.current.key });
      attempt.current = { content: '', key: '' };
      setOutcome({ type: 'published', ad });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const errors = failure.fieldErrors;
      if (errors === null) setOutcome({ type: 'failed', message: failure.message });
      else store.dispatch({ type: 'SERVER_ERRORS', errors });
    }
  };

  return { outcome, publish, close: () => setOutcome(null) };
}
