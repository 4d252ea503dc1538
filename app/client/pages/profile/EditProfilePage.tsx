import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { EditProfile } from '../../features/account/EditProfile.tsx';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { showSuccess } from '../../ui/success-dialog/success.ts';
import { accountWords } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** `/profile/edit`: name, picture and description. An expired session does not close the form. */
export function EditProfilePage() {
  const isSignedIn = useSession().accessToken !== null;
  const [hasBeenIn, setHasBeenIn] = useState(isSignedIn);
  if (isSignedIn && !hasBeenIn) setHasBeenIn(true);

  return (
    <AccountFrame title={accountWords.edit}>
      {hasBeenIn ? (
        <EditProfile signIn={askSignIn} onSaved={leave} />
      ) : (
        <ProtectedPage skeleton={<Skeleton shape="title" />}>{null}</ProtectedPage>
      )}
    </AccountFrame>
  );
}

function leave(): void {
  navigate('/profile');
  void showSuccess();
}
