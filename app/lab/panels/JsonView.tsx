import { useState } from 'react';

import { copyText } from '../../client/device/copy-text.ts';
import { Button } from '../../client/ui/button/Button.tsx';
import { labWords } from '../lab-words.ru.ts';

import styles from './JsonView.module.css';

interface JsonViewProps {
  /** Accessible name of the text. */
  readonly label: string;
  readonly json: unknown;
}

/** Formatted JSON with a button that copies it. */
export function JsonView({ label, json }: JsonViewProps) {
  const text = JSON.stringify(json, null, 2);
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(
    null,
  );
  const verdict = last?.text === text ? last : null;

  return (
    <div className={styles.view}>
      <textarea className={styles.text} aria-label={label} readOnly rows={16} value={text} />
      <Button
        variant="text"
        onClick={() => void copyText(text).then((isCopied) => setLast({ text, isCopied }))}
      >
        {verdict?.isCopied === true ? labWords.copied : labWords.copy}
      </Button>
      {verdict?.isCopied === false && <p role="alert">{labWords.notCopied}</p>}
    </div>
  );
}
