import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { failureTexts } from '../../api/transport/failure-text.ru.ts';
import { createCell } from '../../cell/cell.ts';
import { currentSession, followOtherTabs } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** What a sign-in is requested for. */
export interface SignInRequest {
  /** The page to open after the sign-in; without it the current page stays. */
  readonly target?: string;
  /** Text above the first step: the purpose of signing in. */
  readonly title?: string;
}

/** The open dialog, and the path of the page that opened it: on another page it closes. */
interface SignInDialog {
  readonly Dialog: ComponentType<AuthDialogProps>;
  readonly title: string | null;
  readonly path: string;
}

/** A caller that waits for the dialog's end. */
interface Waiting {
  readonly request: SignInRequest;
  readonly answer: (is: boolean) => void;
}

/** The open sign-in dialog; `null` when there is none. */
export const signInDialog = createCell<SignInDialog | null>({
  server: null,
  // Follows other tabs only: in this tab the dialog reports its own end.
  connect: () => followOtherTabs(closeOnceSignedIn),
});
const waitingCallers = createCell<readonly Waiting[]>({ server: [] });

/**
 * Opens the sign-in dialog and waits for its end; resolves at once for a signed-in user.
 *
 * @returns Whether a user is signed in; with a `target`, that page is then open.
 */
export async function askSignIn(request: SignInRequest = {}): Promise<boolean> {
  if (isSignedIn()) {
    goTo(request);
    return true;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waitingCallers.change([...waitingCallers.value(), { request, answer: resolve }]);
  const path = location.pathname;
  try {
    const { AuthDialog } = await loadSignIn();
    if (signInDialog.value() === null && waitingCallers.value().length > 0) {
      signInDialog.change({ Dialog: AuthDialog, title: request.title ?? null, path });
    }
  } catch {
    closeSignIn();
    void showError(failureTexts.network);
  }
  return promise;
}

/** Loads the dialog before the press that opens it. A failure is reported at the press. */
export function prepareSignIn(): void {
  loadSignIn().catch(() => undefined);
}

/** Closes the dialog, resolves every waiting caller, and opens the last target. */
export function closeSignIn(): void {
  const answered = waitingCallers.value();
  waitingCallers.change([]);
  signInDialog.change(null);
  const is = isSignedIn();
  const last = answered.findLast(({ request }) => request.target !== undefined);
  if (is && last !== undefined) goTo(last.request);
  for (const { answer } of answered) answer(is);
}

function loadSignIn() {
  return import('./AuthDialog.tsx');
}

function isSignedIn(): boolean {
  return currentSession().accessToken !== null;
}

function closeOnceSignedIn(): void {
  if (signInDialog.value() !== null && isSignedIn()) closeSignIn();
}

function goTo({ target }: SignInRequest): void {
  if (target !== undefined && target !== location.pathname + location.search) navigate(target);
}
