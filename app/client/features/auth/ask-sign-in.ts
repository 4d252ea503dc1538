import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { failureTexts } from '../../api/transport/failure-text.ru.ts';
import { currentSession } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** Why somebody is asked to sign in. */
export interface SignInWish {
  /** Where to go once signed in; without it the person stays. */
  readonly target?: string;
  /** A sentence over the first step: what signing in is for. */
  readonly title?: string;
}

/** The dialog being shown, and the path it was asked for on: another page is another matter. */
interface Asking {
  readonly Dialog: ComponentType<AuthDialogProps>;
  readonly title: string | null;
  readonly path: string;
}

const listeners = new Set<() => void>();
let waiting: readonly { readonly wish: SignInWish; readonly answer: (is: boolean) => void }[] = [];
let asking: Asking | null = null;

/**
 * Opens the authorization dialog and waits for its end; somebody signed in passes at once.
 *
 * @returns Whether somebody is signed in now; with a `target`, the page is there already.
 */
export async function askSignIn(wish: SignInWish = {}): Promise<boolean> {
  if (isSignedIn()) {
    goOn(wish);
    return true;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = [...waiting, { wish, answer: resolve }];
  const path = location.pathname;
  try {
    const { AuthDialog } = await loadSignIn();
    if (asking === null && waiting.length > 0) {
      show({ Dialog: AuthDialog, title: wish.title ?? null, path });
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

/** Closes the dialog and answers whoever waits; goes on to the last target asked for. */
export function closeSignIn(): void {
  const answered = waiting;
  waiting = [];
  show(null);
  const is = isSignedIn();
  const last = answered.findLast(({ wish }) => wish.target !== undefined);
  if (is && last !== undefined) goOn(last.wish);
  for (const { answer } of answered) answer(is);
}

/** The dialog that stands open; `null` when none does. */
export function currentAsking(): Asking | null {
  return asking;
}

/** Calls back after every change; returns the way to stop. */
export function followAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadSignIn() {
  return import('./AuthDialog.tsx');
}

function isSignedIn(): boolean {
  return currentSession().accessToken !== null;
}

/** Somebody may sign in on another tab: only other tabs are told of what is stored. */
function closeOnceSignedIn(): void {
  if (isSignedIn()) closeSignIn();
}

function goOn({ target }: SignInWish): void {
  if (target !== undefined && target !== location.pathname + location.search) navigate(target);
}

function show(next: Asking | null): void {
  if (next !== null && asking === null) addEventListener('storage', closeOnceSignedIn);
  if (next === null) removeEventListener('storage', closeOnceSignedIn);
  asking = next;
  for (const listener of listeners) listener();
}
