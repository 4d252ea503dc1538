import { navigate } from 'wouter/use-browser-location';

import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { logOut } from './log-out.ts';
import { sessionWords } from './session-words.ru.ts';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms signing out; then opens `/` (spec §2). */
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
        // The page changes before the session: a page that requires a user would ask to sign in
        // again.
        navigate('/');
        logOut();
      }}
    />
  );
}
