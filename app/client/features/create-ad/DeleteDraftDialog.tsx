import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { createAdWords } from './create-ad-words.ru.ts';

interface DeleteDraftDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after a confirmation, once the dialog is closed. */
  readonly onDelete: () => void;
}

/** Confirms the deletion of a draft. */
export function DeleteDraftDialog({ isOpen, onClose, onDelete }: DeleteDraftDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={createAdWords.deleteAsked}
      text={createAdWords.deleteText}
      confirm={createAdWords.deleteConfirm}
      isDestructive
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onDelete();
      }}
    />
  );
}
