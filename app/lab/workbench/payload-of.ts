import { payload } from '@bozor/form-engine';
import type { Payload } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Returns the payload of a live form. */
export function payloadOf(store: FormStore): Payload {
  return payload(store.plan, store.state());
}
