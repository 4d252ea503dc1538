import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { EditProfile } from '../../features/account/EditProfile.tsx';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { dialogWords } from '../../ui/dialog/dialog-words.ru.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { accountWords } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { profileSaved } from './profile-words.ru.ts';

/** `/profile/edit`: name, picture and description. An expired session does not close the form. */
export function EditProfilePage() {
  const isSignedIn = useSession().accessToken !== null;
  const [hasBeenIn, setHasBeenIn] = useState(isSignedIn);
  if (isSignedIn && !hasBeenIn) setHasBeenIn(true);
  const [isSaved, setSaved] = useState(false);
  const leave = () => navigate('/profile');

  return (
    <AccountFrame title={accountWords.edit}>
      {hasBeenIn ? (
        <EditProfile signIn={askSignIn} onSaved={() => setSaved(true)} />
      ) : (
        <ProtectedPage skeleton={<Skeleton shape="title" />}>{null}</ProtectedPage>
      )}
      <Dialog isOpen={isSaved} onClose={leave} title={profileSaved} size="confirm">
        <Button variant="primary" size="block" onClick={leave}>
          {dialogWords.close}
        </Button>
      </Dialog>
    </AccountFrame>
  );
}
