import { useRef, useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { JsonBox } from '../json-box/JsonBox.tsx';
import { ownWords } from './own-words.ru.ts';

import styles from './OpenOwn.module.css';

interface OpenOwnProps {
  /** What was wrong with the last text or file; `null` when nothing was. */
  readonly error: string | null;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** The tester mends the text. */
  readonly onMend: () => void;
}

/** The ways to bring something of one's own: a text, or a file. */
export function OpenOwn({ error, onText, onFile, onMend }: OpenOwnProps) {
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
        label={ownWords.label}
        note={ownWords.hint}
        error={error}
        text={text}
        rows={8}
        onText={(typed) => {
          setText(typed);
          onMend();
        }}
      />
      <div className={styles.acts}>
        <Button look="primary" type="submit">
          {ownWords.open}
        </Button>
        <FilePicker onFile={onFile} />
      </div>
    </form>
  );
}

function FilePicker({ onFile }: Pick<OpenOwnProps, 'onFile'>) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => picker.current?.click()}>
        <Icon name="clip" />
        {ownWords.file}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,.har,application/json"
        aria-label={ownWords.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be picked again after it was changed.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
