import { payload } from '@bozor/form-engine';
import type { FormStore, Payload } from '@bozor/form-engine';

/** What a live form would send now. */
export function payloadOf(store: FormStore): Payload {
  return payload(store.plan, store.state());
}
