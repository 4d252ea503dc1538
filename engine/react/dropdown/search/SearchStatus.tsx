import { useWords } from '../../catalogue/use-words.ts';
import type { OptionListState } from '../list/use-option-list.ts';

import styles from './SearchStatus.module.css';

/** Props of the line under a list. */
export interface SearchStatusProps {
  readonly list: OptionListState;
  /** False when the server holds more options than it sent. */
  readonly isComplete: boolean;
}

/** Announces what a search found to screen readers; visible only when it found nothing. */
export function SearchStatus({ list, isComplete }: SearchStatusProps) {
  const { query, layout } = list;
  const words = useWords('dropdown');
  const isEmpty = layout.count === 0;
  const found = query === '' ? '' : words.found(layout.count);
  return (
    <>
      <p className={isEmpty ? styles.words : styles.announced} role="status">
        {isEmpty ? words.nothingFound(query) : found}
      </p>
      {!isComplete && <p className={styles.words}>{words.incomplete}</p>}
    </>
  );
}
