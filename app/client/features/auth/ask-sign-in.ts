import { navigate } from 'wouter/use-browser-location';

import { failureTexts } from '../../api/transport/failure-text.ru.ts';
import { createCell } from '../../cell/cell.ts';
import { currentSession } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';
import { signInDialog, type SignInRequest } from './sign-in-dialog.ts';

/** Number of closings so far: a request that is loading at a closing opens no dialog. */
const closings = createCell({ server: 0 });

/**
 * Opens the sign-in dialog and waits for its end; resolves at once for a signed-in user.
 *
 * @returns Whether a user is signed in; with a `target`, that page is then open.
 */
export async function askSignIn(request: SignInRequest = {}): Promise<boolean> {
  if (isSignedIn()) {
    const { target } = request;
    if (target !== undefined && target !== location.pathname + location.search) navigate(target);
    return true;
  }
  const closed = closings.value();
  const path = location.pathname;
  try {
    const { protectTarget } = await loadSignIn();
    const isLate = closings.value() !== closed || location.pathname !== path;
    return isLate ? isSignedIn() : await protectTarget(request);
  } catch {
    void showError(failureTexts.network);
    return false;
  }
}

/** Loads the dialog before the press that opens it. A failure is reported at the press. */
export function prepareSignIn(): void {
  loadSignIn().catch(() => undefined);
}

/** Closes the dialog; the session shows whether it is a sign-in or a refusal. */
export function closeSignIn(): void {
  closings.change(closings.value() + 1);
  signInDialog.value()?.onClose();
}

function loadSignIn() {
  return import('./target/protect-target.ts');
}

function isSignedIn(): boolean {
  return currentSession().accessToken !== null;
}
