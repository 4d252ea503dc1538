import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { dialogWords } from './dialog-words.ru.ts';
import { Dialog } from './Dialog.tsx';

import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** The consequence of confirming. */
  readonly text?: string;
  /** Fields between the text and the answers. */
  readonly children?: ReactNode;
  readonly confirm?: string;
  readonly cancel?: string;
  /** Whether confirming deletes or ends something. */
  readonly isDestructive?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with two answers (spec §2, «Global modals»). */
export function ConfirmDialog({ isOpen, title, onClose, ...rest }: ConfirmDialogProps) {
  const { text, children, isDestructive, onConfirm } = rest;
  const { confirm = dialogWords.confirm, cancel = dialogWords.cancel } = rest;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="confirm">
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      <div className={styles.answers}>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant={isDestructive === true ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
