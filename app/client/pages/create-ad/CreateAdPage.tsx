import { useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { readCreateAddress } from '../../features/create-ad/ad-address.ts';
import { CreateAd } from '../../features/create-ad/CreateAd.tsx';
import { CreateAdSkeleton } from '../../features/create-ad/CreateAdSkeleton.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';

/**
 * `/create-ad`: a new ad, for a signed-in user. An expired session does not close an open form: the
 * sign-in dialog opens once the server requires it, and the form stays.
 */
export function CreateAdPage() {
  const isSignedIn = useSession().accessToken !== null;
  const [hasBeenIn, setHasBeenIn] = useState(isSignedIn);
  if (isSignedIn && !hasBeenIn) setHasBeenIn(true);
  const address = readCreateAddress(useSearch());

  if (!hasBeenIn) {
    const skeleton = <CreateAdSkeleton renderHead={(title) => <TopBar title={title} />} />;
    return <ProtectedPage skeleton={skeleton}>{null}</ProtectedPage>;
  }
  return (
    <CreateAd
      address={address}
      onGo={navigate}
      signIn={askSignIn}
      renderHead={({ title, backHref, menu }) => (
        <TopBar title={title} {...(backHref !== null && { onBack: () => navigate(backHref) })}>
          {menu}
        </TopBar>
      )}
    />
  );
}
