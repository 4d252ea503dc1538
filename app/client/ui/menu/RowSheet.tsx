import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { dialogWords } from '../dialog/dialog-words.ru.ts';
import { Dialog } from '../dialog/Dialog.tsx';

interface RowSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The actions. */
  readonly children: ReactNode;
}

/** The actions of a row on mobile: a sheet at the bottom. */
export function RowSheet({ title, onClose, children }: RowSheetProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} size="confirm">
      {children}
      <Button size="block" onClick={onClose}>
        {dialogWords.close}
      </Button>
    </Dialog>
  );
}
