import { navigate } from 'wouter/use-browser-location';

import { useOwnDrafts } from '../../api/account/use-own-drafts.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { logOut } from './log-out.ts';
import { lostDrafts, sessionWords } from './session-words.ru.ts';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms signing out, which removes the drafts; then opens `/` (spec §2). */
export function LogOutDialog({ isOpen, onClose }: LogOutDialogProps) {
  const { own, hasAny } = useOwnDrafts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={sessionWords.question}
      {...(hasAny && { text: lostDrafts(own.map(({ name }) => name)) })}
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
