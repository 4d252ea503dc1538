import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { askSignIn } from '../features/auth/ask-sign-in.ts';
import { useSession } from '../features/session/use-session.ts';

interface ProtectedPageProps {
  /** The page's skeleton, shown under the sign-in dialog. */
  readonly skeleton: ReactNode;
  /** The page; rendered for a signed-in user only. */
  readonly children: ReactNode;
}

/**
 * A page that requires a signed-in user (spec §2): a guest gets the sign-in dialog; closing it
 * leads to `/`.
 */
export function ProtectedPage({ skeleton, children }: ProtectedPageProps) {
  const isSignedIn = useSession().accessToken !== null;

  useEffect(() => {
    if (isSignedIn) return;
    void askSignIn({ target: location.pathname + location.search, closing: 'home' });
  }, [isSignedIn]);

  return isSignedIn ? children : skeleton;
}
