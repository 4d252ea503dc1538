import { useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { labWords, notAFile, notJson } from './lab-words.ru.ts';

import styles from './PasteDefinition.module.css';

interface PasteDefinitionProps {
  /** Takes the parsed definition; any JSON will do, the engine says what is odd in it. */
  readonly onOpen: (document: unknown) => void;
}

/** A box for a definition of one's own: pasted as text, or dropped as a file. */
export function PasteDefinition({ onOpen }: PasteDefinitionProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  const open = (json: string) => {
    const reading = readJson(json);
    setError(reading.error);
    if (reading.error === null) onOpen(reading.document);
  };

  const drop = async (file: File) => {
    const json = await file.text().catch(() => null);
    if (json === null) return setError(notAFile(file.name));
    setText(json);
    open(json);
  };

  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <label className={styles.label} htmlFor="paste-definition">
        {labWords.pasteLabel}
      </label>
      <textarea
        id="paste-definition"
        className={styles.text}
        rows={8}
        spellCheck={false}
        value={text}
        aria-invalid={error !== null}
        aria-describedby="paste-note"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0];
          if (file === undefined) return;
          event.preventDefault();
          void drop(file);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      <p id="paste-note" className={error === null ? styles.hint : styles.error} aria-live="polite">
        {error ?? labWords.pasteHint}
      </p>
      <Button look="primary" type="submit">
        {labWords.pasteOpen}
      </Button>
    </form>
  );
}

type Reading = { readonly error: null; readonly document: unknown } | { readonly error: string };

function readJson(text: string): Reading {
  try {
    const document: unknown = JSON.parse(text);
    return { error: null, document };
  } catch (reason) {
    return { error: notJson(reason instanceof Error ? reason.message : String(reason)) };
  }
}
