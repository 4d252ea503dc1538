import { navigate } from 'wouter/use-browser-location';

import { EditProfile } from '../../features/account/EditProfile.tsx';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { ProtectedForm } from '../../shell/ProtectedForm.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { showSuccess } from '../../ui/success-dialog/success.ts';
import { accountWords } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** `/profile/edit`: name, picture and description. */
export function EditProfilePage() {
  return (
    <AccountFrame title={accountWords.edit}>
      <ProtectedForm skeleton={<Skeleton shape="title" />}>
        {(onOpen) => (
          <EditProfile
            signIn={askSignIn}
            onOpen={onOpen}
            onSaved={leave}
            onCancelled={cancel}
            onReturn={open}
          />
        )}
      </ProtectedForm>
    </AccountFrame>
  );
}

function leave(): void {
  navigate('/profile');
  void showSuccess();
}

function cancel(): void {
  navigate('/profile');
}

function open(): void {
  navigate('/profile/edit');
}
