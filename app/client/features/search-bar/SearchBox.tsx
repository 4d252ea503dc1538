import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { QUERY_LENGTH } from '../../../contract/plain.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { listing } from './listing.ts';
import { noteLeaving } from './note-leaving.ts';
import type { SearchBarState } from './search-bar-state.ts';
import { searchBarWords } from './search-bar-words.ru.ts';
import { sendToSearchBar } from './search-bar.ts';

import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly bar: SearchBarState;
  /** Id of the list of suggestions. */
  readonly listId: string;
}

/** The field of the search bar: a combobox over the list of suggestions. */
export function SearchBox({ bar, listId }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { size, chosen, pressKey } = listing.use();

  const enter = () => sendToSearchBar({ type: 'entered' });
  const clear = () => {
    sendToSearchBar({ type: 'text.changed', text: '' });
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEscape = event.key === 'Escape';
    if (isEscape) sendToSearchBar({ type: 'escaped' });
    if (isEscape || pressKey(event.key)) event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <Icon name="search" size={22} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        name="q"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={QUERY_LENGTH}
        aria-label={searchBarWords.label}
        aria-autocomplete="list"
        aria-expanded={size > 0}
        aria-controls={listId}
        aria-activedescendant={chosen === null ? undefined : `${listId}-${chosen}`}
        placeholder={searchBarWords.placeholder}
        value={bar.text}
        onFocus={enter}
        onClick={enter}
        onBlur={noteLeaving}
        onChange={({ target }) => sendToSearchBar({ type: 'text.changed', text: target.value })}
        onKeyDown={onKeyDown}
      />
      {bar.text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={searchBarWords.clear}
          onBlur={noteLeaving}
          onClick={clear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
