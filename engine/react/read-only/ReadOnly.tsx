import type { WidgetProps } from '../widget.ts';
import { READ_ONLY_WORDS } from './read-only-words.ru.ts';

import styles from './ReadOnly.module.css';

/** A value nobody can edit here: its type is unknown to this engine. The value itself is kept. */
export function ReadOnly({ view, id, labelId, describedBy }: WidgetProps) {
  const text = toText(view.input);
  return (
    <output
      id={id}
      className={styles.value}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-live="off"
    >
      {text === '' ? READ_ONLY_WORDS.empty : text}
    </output>
  );
}

function toText(input: WidgetProps['view']['input']): string {
  if (input === null) return '';
  return typeof input === 'object' ? JSON.stringify(input) : String(input);
}
