import { lazy, useEffect } from 'react';
import type { ComponentType } from 'react';

import type { ImportDialogProps } from './ImportDialog.tsx';

/** The import offer; few sign-ups have one, so it is not in the dialog's own code. */
export const LazyImportDialog = lazy(
  async (): Promise<{ readonly default: ComponentType<ImportDialogProps> }> => {
    try {
      const { ImportDialog } = await import('./ImportDialog.tsx');
      return { default: ImportDialog };
    } catch {
      return { default: NoOffer };
    }
  },
);

/** Without its code the offer ends: the user is signed in, and the ads remain candidates. */
function NoOffer({ onClose }: ImportDialogProps) {
  useEffect(onClose, [onClose]);
  return null;
}
