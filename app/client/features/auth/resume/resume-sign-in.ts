import { currentSession } from '../../../device/session.ts';
import { dropSignInRecord, storedRequest, storedStep } from './sign-in-record.ts';

/** Opens the dialog again that was open when this page was reloaded. */
export async function resumeSignIn(): Promise<void> {
  const request = storedRequest();
  if (request === null) return;
  const isSignedIn = currentSession().accessToken !== null;
  const hasEnded = isSignedIn && storedStep()?.name !== 'import';
  if (request.path !== location.pathname || hasEnded) {
    dropSignInRecord();
    return;
  }
  const { protectTarget } = await import('../target/protect-target.ts');
  const { target, title, closing, action } = request;
  await protectTarget({
    closing,
    ...(target !== null && { target }),
    ...(title !== null && { title }),
    ...(action !== null && { action }),
  });
}
