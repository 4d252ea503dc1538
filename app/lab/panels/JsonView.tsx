import { useState } from 'react';

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
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };

  return (
    <div className={styles.view}>
      <textarea className={styles.text} aria-label={label} readOnly rows={16} value={text} />
      <Button variant="text" onClick={() => void copy()}>
        {copied === text ? labWords.copied : labWords.copy}
      </Button>
    </div>
  );
}
