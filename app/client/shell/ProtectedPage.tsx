import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { sessionExpiry } from '../device/session.ts';
import { askSignIn } from '../features/auth/ask-sign-in.ts';
import { useSession } from '../features/session/use-session.ts';

interface ProtectedPageProps {
  /** The page's skeleton, shown under the sign-in dialog. */
  readonly skeleton: ReactNode;
  /** Whether the page remains under the dialog instead: something was typed into it. */
  readonly isKept?: boolean;
  /** The page; otherwise rendered for a signed-in user only. */
  readonly children: ReactNode;
}

/**
 * A page that requires a signed-in user (spec §2): a guest gets the sign-in dialog; closing it
 * leads to `/`. A kept page that the server signed out stays after the closing too.
 */
export function ProtectedPage({ skeleton, isKept = false, children }: ProtectedPageProps) {
  const isSignedIn = useSession().accessToken !== null;

  useEffect(() => {
    if (isSignedIn) return;
    const closing = isKept && sessionExpiry.value() ? 'stay' : 'home';
    void askSignIn({ target: location.pathname + location.search, closing });
  }, [isSignedIn, isKept]);

  return isSignedIn || isKept ? children : skeleton;
}
