import { useId, useState } from 'react';

import { SEARCH_NAME_LENGTH } from '../../../contract/plain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { savedWords } from './saved-words.ru.ts';

import styles from './RenameDialog.module.css';

interface RenameDialogProps {
  readonly name: string;
  /** Saves the name; resolves to whether it is saved. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The name of a saved search. A failed save keeps the text in the field. */
export function RenameDialog({ name, onSave, onClose }: RenameDialogProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    setBusy(true);
    const isSaved = await onSave(text);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog isOpen size="confirm" title={savedWords.rename} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {savedWords.name}
        </label>
        <input
          id={id}
          data-first
          className={styles.field}
          maxLength={SEARCH_NAME_LENGTH}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
        {isMissing && (
          <p id={`${id}-error`} className={styles.error}>
            {savedWords.nameMissing}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy ? savedWords.storing : null}>
          {savedWords.store}
        </Button>
      </form>
    </Dialog>
  );
}
