import { useRef, useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { JsonBox } from '../json-box/JsonBox.tsx';
import { openedFileWords } from './opened-file-words.ru.ts';

import styles from './FileOpener.module.css';

interface FileOpenerProps {
  /** Fault of the last text or file; `null` when it had none. */
  readonly error: string | null;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Called when the tester edits the text. */
  readonly onEdit: () => void;
}

/** A form that opens a pasted text or a file. */
export function FileOpener({ error, onText, onFile, onEdit }: FileOpenerProps) {
  const [text, setText] = useState('');

  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <JsonBox
        label={openedFileWords.label}
        note={openedFileWords.hint}
        error={error}
        text={text}
        rows={8}
        onText={(typed) => {
          setText(typed);
          onEdit();
        }}
      />
      <div className={styles.acts}>
        <Button variant="primary" type="submit">
          {openedFileWords.open}
        </Button>
        <FilePicker onFile={onFile} />
      </div>
    </form>
  );
}

function FilePicker({ onFile }: Pick<FileOpenerProps, 'onFile'>) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => picker.current?.click()}>
        <Icon name="clip" />
        {openedFileWords.file}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,.har,application/json"
        aria-label={openedFileWords.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The input fires `change` for the same file only when its value is empty.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
