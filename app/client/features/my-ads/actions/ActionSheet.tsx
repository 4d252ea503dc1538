import type { ReactNode } from 'react';

import { Button } from '../../../ui/button/Button.tsx';
import { dialogWords } from '../../../ui/dialog/dialog-words.ru.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface ActionSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The actions. */
  readonly children: ReactNode;
}

/** The actions with an ad on mobile: a sheet at the bottom. */
export function ActionSheet({ title, onClose, children }: ActionSheetProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} size="confirm">
      {children}
      <Button size="block" onClick={onClose}>
        {dialogWords.close}
      </Button>
    </Dialog>
  );
}
