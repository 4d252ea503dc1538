import { useEffect, useSyncExternalStore } from 'react';

import { closeSignIn, currentAsking, followAsking } from '../../features/auth/ask-sign-in.ts';

interface SignInHostProps {
  /** The page on the screen. */
  readonly path: string;
}

/** Where the authorization dialog stands while somebody is asked to sign in. */
export function SignInHost({ path }: SignInHostProps) {
  const asking = useSyncExternalStore(followAsking, currentAsking);
  const isElsewhere = asking !== null && asking.path !== path;
  useEffect(() => {
    // Back or forward under the dialog: it was asked for on another page.
    if (isElsewhere) closeSignIn();
  }, [isElsewhere]);

  if (asking === null || isElsewhere) return null;
  const { Dialog, title } = asking;
  return <Dialog title={title} onClose={closeSignIn} />;
}
