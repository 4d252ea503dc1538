import type { ComponentType } from 'react';

import { createCell } from '../../cell/cell.ts';

/** What a sign-in is requested for. */
export interface SignInRequest {
  /** Path and query of the page to open after the sign-in; without it the current page stays. */
  readonly target?: string;
  /** Text above the first step: the purpose of signing in. */
  readonly title?: string;
  /**
   * What follows when the dialog is closed without a sign-in (spec §4): `home` opens `/`; `stay`,
   * the default, is the specification's redirect-after: the caller decides.
   */
  readonly closing?: 'home' | 'stay';
  /** Name of the caller's next step, by which the page finds it again after a reload. */
  readonly action?: string;
}

/** Properties of the open dialog. */
export interface AuthDialogProps {
  readonly title: string | null;
  /**
   * Called when the dialog is finished or closed; the session shows which.
   *
   * @param target The page that was chosen in the dialog, instead of the requested one.
   */
  readonly onClose: (target?: string) => void;
}

/** The open dialog, and the path of the page that opened it: on another page it closes. */
interface SignInDialog extends AuthDialogProps {
  readonly Dialog: ComponentType<AuthDialogProps>;
  readonly path: string;
  /** Called when another page is shown under the dialog. */
  readonly onLeave: () => void;
}

/** The open sign-in dialog; `null` when there is none. */
export const signInDialog = createCell<SignInDialog | null>({ server: null });
