import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { readCreateAddress } from '../../features/create-ad/ad-address.ts';
import { CreateAd } from '../../features/create-ad/CreateAd.tsx';
import { CreateAdSkeleton } from '../../features/create-ad/CreateAdSkeleton.tsx';
import { ProtectedForm } from '../../shell/ProtectedForm.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';

/** `/create-ad`: a new ad, for a signed-in user. */
export function CreateAdPage() {
  const address = readCreateAddress(useSearch());
  return (
    <ProtectedForm skeleton={<CreateAdSkeleton renderHead={(title) => <TopBar title={title} />} />}>
      {(onOpen) => (
        <CreateAd
          address={address}
          onGo={navigate}
          onOpen={onOpen}
          signIn={askSignIn}
          renderHead={({ title, backHref, menu }) => (
            <TopBar title={title} {...(backHref !== null && { onBack: () => navigate(backHref) })}>
              {menu}
            </TopBar>
          )}
        />
      )}
    </ProtectedForm>
  );
}
