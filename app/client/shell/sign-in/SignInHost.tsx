import { useEffect } from 'react';

import { signInDialog } from '../../features/auth/sign-in-dialog.ts';

interface SignInHostProps {
  /** Path of the current page. */
  readonly path: string;
}

/** Renders the open sign-in dialog. */
export function SignInHost({ path }: SignInHostProps) {
  const dialog = signInDialog.use();
  const isElsewhere = dialog !== null && dialog.path !== path;
  useEffect(() => {
    // Back or forward under the dialog: it was opened on another page.
    if (isElsewhere) dialog.onLeave();
  }, [isElsewhere, dialog]);

  if (dialog === null || isElsewhere) return null;
  const { Dialog, title, onClose } = dialog;
  return <Dialog title={title} onClose={onClose} />;
}
