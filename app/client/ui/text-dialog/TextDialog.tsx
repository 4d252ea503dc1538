import { useId, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { dialogWords } from '../dialog/dialog-words.ru.ts';
import { Dialog } from '../dialog/Dialog.tsx';

import styles from './TextDialog.module.css';

export interface TextDialogProps {
  readonly title: string;
  /** Name of the field. */
  readonly label: string;
  /** The text at first. */
  readonly text: string;
  readonly maxLength: number;
  /** Line below a field of several lines, with a counter; without it the field has one line. */
  readonly hint?: string;
  /** Message to a blank text; without it a blank one is saved. */
  readonly missing?: string;
  /** Name of the button. */
  readonly save: string;
  /** Saves the text; resolves to whether it is saved. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** One text to write. A failed save keeps it in the field. */
export function TextDialog(props: TextDialogProps) {
  const { title, missing, save, onSave, onClose } = props;
  const [text, setText] = useState(props.text);
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const isMissing = missing !== undefined && text.trim() === '';
    setRefused(isMissing);
    if (isMissing) return;
    setBusy(true);
    const isSaved = await onSave(text);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog isOpen size="confirm" title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextBox
          {...props}
          text={text}
          isRefused={isRefused}
          onText={(next) => {
            setText(next);
            setRefused(false);
          }}
        />
        <div className={styles.answers}>
          <Button variant="outline" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy ? save : null}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TextBoxProps extends TextDialogProps {
  readonly isRefused: boolean;
  readonly onText: (text: string) => void;
}

/** The field with its name, and the line below it. */
function TextBox({ label, text, maxLength, hint, missing, isRefused, onText }: TextBoxProps) {
  const id = useId();
  const note = isRefused ? missing : hint;
  const Field = hint === undefined ? 'input' : 'textarea';
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Field
        id={id}
        data-first
        className={styles.field}
        maxLength={maxLength}
        aria-invalid={isRefused}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        value={text}
        onChange={({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
          onText(target.value)
        }
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={isRefused ? 'alert' : undefined}
          className={styles.note}
          data-wrong={isRefused}
        >
          <span>{note}</span>
          {!isRefused && (
            <span>
              {text.length}/{maxLength}
            </span>
          )}
        </p>
      )}
    </>
  );
}
