import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate';

import { CODE_LIFETIME_MS, RESEND_AFTER_MS } from '../../../../contract/plain.ts';
import type { authMachine } from '../auth.machine.ts';
import { keepStep, storedStep, type SignInStep } from './sign-in-record.ts';

/**
 * Stores the step of the dialog whenever it changes, also the request of a new code, so that a
 * reload resumes it. Returns the unsubscribe function.
 */
export function followStep(actor: ActorRefFrom<typeof authMachine>): () => void {
  let followed: SnapshotFrom<typeof authMachine>['children']['otp'];
  let followingCode: Subscription | undefined;
  const keep = () => {
    const snapshot = actor.getSnapshot();
    const { otp } = snapshot.children;
    if (otp !== followed) {
      followingCode?.unsubscribe();
      followed = otp;
      followingCode = otp?.subscribe(() => keepStep(toStep(actor.getSnapshot())));
    }
    keepStep(toStep(snapshot));
  };
  const following = actor.subscribe(keep);
  keep();
  return () => {
    following.unsubscribe();
    followingCode?.unsubscribe();
  };
}

function toStep(snapshot: SnapshotFrom<typeof authMachine>): SignInStep | null {
  const name = (['code', 'name', 'import'] as const).find((one) => snapshot.matches(one));
  if (name === undefined) return null;
  const { phone } = snapshot.context;
  const { requestId, resendInMs } =
    snapshot.children.otp?.getSnapshot().context ?? snapshot.context;
  const known = storedStep();
  // The clock of a request starts once; a verified phone has the lifetime of a code to give a name.
  if (known?.requestId === requestId && known.name === name) return known;
  const now = Date.now();
  const ageMs = name === 'code' ? RESEND_AFTER_MS - resendInMs : 0;
  return {
    name,
    phone,
    requestId,
    resendAt: now + resendInMs,
    expiresAt: now + CODE_LIFETIME_MS - ageMs,
  };
}
