import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import type { Suggestion } from '../../../contract/index.ts';
import { QUERY_LENGTH } from '../../../contract/plain.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { noteLeaving } from './note-leaving.ts';
import { neighbour } from './search-bar-state.ts';
import type { SearchBarState } from './search-bar-state.ts';
import { searchBarWords } from './search-bar-words.ru.ts';
import { sendToSearchBar } from './search-bar.ts';
import { suggestionKey } from './suggestion-target.ts';

import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly bar: SearchBarState;
  /** Id of the list of suggestions. */
  readonly listId: string;
  /** The shown suggestions; empty while the list is closed. */
  readonly rows: readonly Suggestion[];
  /** Called on Enter with an active suggestion; without one Enter submits the form. */
  readonly onTake: (suggestion: Suggestion) => void;
}

/** The field of the search bar: a combobox over the list of suggestions. */
export function SearchBox({ bar, listId, rows, onTake }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = rows.find((row) => suggestionKey(row) === bar.active);

  const clear = () => {
    sendToSearchBar({ type: 'text.changed', text: '' });
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isTaken = event.key === 'Enter' && chosen !== undefined;
    if (isTaken) onTake(chosen);
    if (isTaken || moveByKey(event.key, { bar, rows, chosen })) event.preventDefault();
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
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${rows.indexOf(chosen)}`}
        placeholder={searchBarWords.placeholder}
        value={bar.text}
        onFocus={() => sendToSearchBar({ type: 'entered' })}
        onBlur={noteLeaving}
        onChange={({ target }) => sendToSearchBar({ type: 'text.changed', text: target.value })}
        onKeyDown={pressKey}
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

interface KeyPlace {
  readonly bar: SearchBarState;
  readonly rows: readonly Suggestion[];
  readonly chosen: Suggestion | undefined;
}

/**
 * Arrows move in the list, → copies a past search into the field, Esc goes back a step; `false` for
 * any other key.
 */
function moveByKey(key: string, { bar, rows, chosen }: KeyPlace): boolean {
  if (key === 'Escape') {
    sendToSearchBar({ type: 'escaped' });
    return true;
  }
  if (key === 'ArrowRight' && chosen?.type === 'SEARCH_HISTORY') {
    sendToSearchBar({ type: 'filled', text: chosen.title });
    return true;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  if (bar.phase !== 'listing') sendToSearchBar({ type: 'entered' });
  const by = key === 'ArrowDown' ? 1 : -1;
  const active = neighbour(rows.map(suggestionKey), bar.active, by);
  if (rows.length > 0) sendToSearchBar({ type: 'pointed', active });
  return true;
}
