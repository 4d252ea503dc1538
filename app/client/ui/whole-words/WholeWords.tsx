import { Children, type ReactNode } from 'react';

import { splitWholeWords } from './split-whole-words.ts';

import styles from './WholeWords.module.css';

interface WholeWordsProps {
  readonly text: string;
}

/** A title without breaks after a short start of a word, or between a number and its unit. */
export function WholeWords({ text }: WholeWordsProps): ReactNode {
  return Children.map(splitWholeWords(text), (part, index) =>
    index % 2 === 0 ? part : <span className={styles.word}>{part}</span>,
  );
}
