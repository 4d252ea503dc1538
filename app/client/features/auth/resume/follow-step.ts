import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { CODE_LIFETIME_MS, RESEND_AFTER_MS } from '../../../../contract/plain.ts';
import type { authMachine } from '../auth.machine.ts';
import { keepStep, storedStep, type SignInStep } from './sign-in-record.ts';

/**
 * Stores the step of the dialog whenever it changes, so that a reload resumes it. Returns the
 * unsubscribe function.
 */
export function followStep(actor: ActorRefFrom<typeof authMachine>): () => void {
  const following = actor.subscribe((snapshot) => keepStep(toStep(snapshot)));
  return () => following.unsubscribe();
}

function toStep(snapshot: SnapshotFrom<typeof authMachine>): SignInStep | null {
  const name = (['code', 'name', 'import'] as const).find((one) => snapshot.matches(one));
  if (name === undefined) return null;
  const { phone, requestId } = snapshot.context;
  const known = storedStep();
  // The clock of a request starts once; a verified phone has the lifetime of a code to give a name.
  if (known?.requestId === requestId && known.name === name) return known;
  const now = Date.now();
  return {
    name,
    phone,
    requestId,
    resendAt: now + RESEND_AFTER_MS,
    expiresAt: now + CODE_LIFETIME_MS,
  };
}
