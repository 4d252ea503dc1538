import { useWords } from '../../catalogue/use-words.ts';
import { Icon } from '../../icon/Icon.tsx';
import { optionId } from '../list/list-layout.ts';
import type { OptionListState } from '../list/use-option-list.ts';

import styles from './SearchInput.module.css';

/** Props of the search above a list. */
export interface SearchInputProps {
  readonly list: OptionListState;
  readonly listId: string;
}

/** The search above a long list. It keeps the focus; the list is walked by its keys. */
export function SearchInput({ list, listId }: SearchInputProps) {
  const { count } = list.layout;
  const words = useWords('dropdown');
  return (
    <div className={styles.root}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          className={styles.input}
          data-autofocus
          value={list.query}
          placeholder={words.search}
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? optionId(listId, list.active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => list.search(event.target.value)}
        />
      </div>
    </div>
  );
}
