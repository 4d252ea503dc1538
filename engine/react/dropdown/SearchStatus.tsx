import { DROPDOWN_WORDS, foundCount, nothingFound } from './dropdown-words.ru.ts';
import type { OptionListState } from './use-option-list.ts';

import styles from './SearchStatus.module.css';

/** What the line under a list is drawn with. */
export interface SearchStatusProps {
  readonly list: OptionListState;
  /** False when the server holds more options than it sent. */
  readonly isComplete: boolean;
}

/** Says what a search found: aloud always, in view only when it is nothing. */
export function SearchStatus({ list, isComplete }: SearchStatusProps) {
  const { query, layout } = list;
  const isEmpty = layout.count === 0;
  const found = query === '' ? '' : foundCount(layout.count);
  return (
    <>
      <p className={isEmpty ? styles.words : styles.spoken} role="status">
        {isEmpty ? nothingFound(query) : found}
      </p>
      {!isComplete && <p className={styles.words}>{DROPDOWN_WORDS.incomplete}</p>}
    </>
  );
}
