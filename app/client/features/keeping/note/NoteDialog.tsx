import { useId, useState } from 'react';

import { NOTE_LENGTH } from '../../../../contract/plain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { keepingWords } from '../keeping-words.ru.ts';

import styles from './NoteDialog.module.css';

interface NoteDialogProps {
  /** The current note; `null` when there is none. */
  readonly note: string | null;
  /** Saves the note, blank for none; resolves to whether it is saved. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The note of a favourite. A failed save keeps the text in the field. */
export function NoteDialog({ note, onSave, onClose }: NoteDialogProps) {
  const id = useId();
  const [text, setText] = useState(note ?? '');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isSaved = await onSave(text);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      isOpen
      size="confirm"
      title={note === null ? keepingWords.addNote : keepingWords.changeNote}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {keepingWords.note}
        </label>
        <textarea
          id={id}
          data-first
          className={styles.field}
          rows={3}
          maxLength={NOTE_LENGTH}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          <span>{keepingWords.noteHint}</span>
          <span>
            {text.length}/{NOTE_LENGTH}
          </span>
        </p>
        <Button type="submit" variant="primary" busy={isBusy ? keepingWords.save : null}>
          {keepingWords.save}
        </Button>
      </form>
    </Dialog>
  );
}
