import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { failureTexts } from '../../api/transport/failure-text.ru.ts';
import { createCell } from '../../cell/cell.ts';
import { currentSession, followOtherTabs } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** What a sign-in is asked for. */
export interface SignInRequest {
  /** Where to go once signed in; without it the person stays. */
  readonly target?: string;
  /** A sentence over the first step: what signing in is for. */
  readonly title?: string;
}

/** The open dialog, and the path it was asked for on: on another page it closes. */
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
  // In this tab the dialog itself knows when it is done.
  connect: () => followOtherTabs(closeOnceSignedIn),
});
const waitingCallers = createCell<readonly Waiting[]>({ server: [] });

/**
 * Opens the authorization dialog and waits for its end; somebody signed in passes at once.
 *
 * @returns Whether somebody is signed in now; with a `target`, the page is there already.
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

/** Fetches the dialog ahead of the press that will open it. A failure shows itself at the press. */
export function prepareSignIn(): void {
  loadSignIn().catch(() => undefined);
}

/** Closes the dialog, answers every waiting caller, and opens the last target asked for. */
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
