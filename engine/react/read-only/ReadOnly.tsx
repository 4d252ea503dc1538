import { useWords } from '../catalogue/use-words.ts';
import type { WidgetProps } from '../widget.ts';

import styles from './ReadOnly.module.css';

/**
 * A value that cannot be edited here: its type is unknown to this engine. The value itself is kept.
 */
export function ReadOnly({ view, id, labelId, describedBy }: WidgetProps) {
  const words = useWords('readOnly');
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
      {text === '' ? words.empty : text}
    </output>
  );
}

function toText(input: WidgetProps['view']['input']): string {
  if (input === null) return '';
  return typeof input === 'object' ? JSON.stringify(input) : String(input);
}
