import { useLayoutEffect } from 'react';

import { pastSearches, storePastSearches } from '../../device/past-searches.ts';
import { withQuery } from './list-rows.ts';
import type { ListedSuggestion } from './list-rows.ts';
import { listWords } from './list-words.ru.ts';
import { listing, NO_LISTING } from './listing.ts';
import { noteLeaving } from './note-leaving.ts';
import { pressKey } from './press-key.ts';
import type { SearchBarState } from './search-bar-state.ts';
import { suggestionKey, suggestionTarget } from './suggestion-target.ts';
import type { SuggestionTarget } from './suggestion-target.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useSuggestions } from './use-suggestions.ts';

import styles from './Suggestions.module.css';

/** The list and the bar's state. */
export interface SuggestionsProps {
  readonly id: string;
  readonly bar: SearchBarState;
  /** Called with the target of the chosen suggestion. */
  readonly onOpen: (target: SuggestionTarget) => void;
}

/** The list under the search field: a dropdown on desktop, the rest of the screen on mobile. */
export function Suggestions({ id, bar, onOpen }: SuggestionsProps) {
  const { rows, names, isLoading } = useSuggestions(bar);
  const onTake = (suggestion: ListedSuggestion) => {
    if (suggestion.type === 'SEARCH_HISTORY') keep(suggestion.title);
    onOpen(suggestionTarget(suggestion));
  };
  useListing(bar, rows, onTake);
  const hasPast = bar.text.trim() === '' && rows.some(({ isOwn }) => isOwn);
  return (
    <div className={styles.panel} hidden={rows.length === 0} data-loading={isLoading}>
      <div id={id} className={styles.list} role="listbox" aria-label={listWords.suggestions}>
        {rows.map((suggestion, index) => (
          <SuggestionRow
            key={suggestionKey(suggestion)}
            id={`${id}-${index}`}
            suggestion={suggestion}
            category={names.get(suggestion.category_id ?? '') ?? null}
            typed={bar.text}
            isActive={bar.active === suggestionKey(suggestion)}
            onTake={() => onTake(suggestion)}
            onDrop={() => drop(suggestion)}
          />
        ))}
      </div>
      {hasPast && (
        <button
          type="button"
          className={styles.clear}
          onMouseDown={(event) => event.preventDefault()}
          onBlur={noteLeaving}
          onClick={({ currentTarget }) => {
            // The button is about to go, and its focus with it.
            currentTarget.form?.querySelector('input')?.focus();
            storePastSearches([]);
          }}
        >
          {listWords.clearPast}
        </button>
      )}
    </div>
  );
}

/** Offers the list to the field. */
function useListing(
  bar: SearchBarState,
  rows: readonly ListedSuggestion[],
  onTake: (suggestion: ListedSuggestion) => void,
): void {
  useLayoutEffect(() => {
    const chosen = rows.findIndex((row) => suggestionKey(row) === bar.active);
    listing.change({
      size: rows.length,
      chosen: chosen < 0 ? null : chosen,
      pressKey: (key) => pressKey(key, { bar, rows, onTake, onDrop: drop }),
      keep,
    });
  });
  useLayoutEffect(() => () => listing.change(NO_LISTING), []);
}

function keep(query: string): void {
  storePastSearches(withQuery(pastSearches.value(), query));
}

function drop({ title }: ListedSuggestion): void {
  storePastSearches(pastSearches.value().filter((one) => one !== title));
}
