import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

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
    if (isSignedIn) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const is = await askSignIn();
      if (!is && !leaving.signal.aborted) navigate('/', { replace: true });
    };
    void ask();
    return () => leaving.abort();
  }, [isSignedIn]);

  return isSignedIn ? children : skeleton;
}
