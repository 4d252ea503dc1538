import { navigate } from 'wouter/use-browser-location';

import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { logOut } from './log-out.ts';
import { sessionWords } from './session-words.ru.ts';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before signing out; then goes to `/` (spec §2). */
export function LogOutDialog({ isOpen, onClose }: LogOutDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={sessionWords.question}
      confirm={sessionWords.leave}
      isDestructive
      onConfirm={() => {
        onClose();
        // First the page, then the session: a page that needs a user would ask to sign in again.
        navigate('/');
        logOut();
      }}
    />
  );
}
