import { NOTE_LENGTH } from '../../../../contract/plain.ts';
import { TextDialog } from '../../../ui/text-dialog/TextDialog.tsx';
import { keepingWords } from '../keeping-words.ru.ts';

interface NoteDialogProps {
  /** The current note; `null` when there is none. */
  readonly note: string | null;
  /** Saves the note, blank for none; resolves to whether it is saved. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The note of a favourite. */
export function NoteDialog({ note, onSave, onClose }: NoteDialogProps) {
  return (
    <TextDialog
      title={note === null ? keepingWords.addNote : keepingWords.changeNote}
      label={keepingWords.note}
      text={note ?? ''}
      maxLength={NOTE_LENGTH}
      hint={keepingWords.noteHint}
      save={keepingWords.save}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
