import { lazy, Suspense, useId, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';

import {
  EVERYTHING,
  filterCount,
  scopeOf,
  readSearchAddress,
  writeSearchAddress,
} from '../../links/search-address.ts';
import type { SearchScope } from '../../links/search-address.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { listing } from './listing.ts';
import { noteLeaving } from './note-leaving.ts';
import { filtersLabel, searchBarWords } from './search-bar-words.ru.ts';
import { searchBar, sendToSearchBar } from './search-bar.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SuggestionTarget } from './suggestion-target.ts';
import type { SuggestionsProps } from './Suggestions.tsx';

import styles from './SearchBar.module.css';

function NoSuggestions(): ReactNode {
  return null;
}

/** Loaded on focus; the search works without it. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./Suggestions.tsx').then(
    ({ Suggestions: List }) => ({ default: List }),
    () => ({ default: NoSuggestions }),
  ),
);

interface SearchBarProps {
  /** Opens the filters of this scope, or the choice of a category. */
  readonly onFilters: (scope: SearchScope | null) => void;
  /** Called when the filters are likely to be opened soon. */
  readonly onFiltersLikely?: () => void;
}

/** The search of the header: a field with suggestions, «Фильтры», «Найти» (SCREENS §1). */
export function SearchBar({ onFilters, onFiltersLikely }: SearchBarProps) {
  const [path, navigate] = useLocation();
  const address = readSearchAddress(path, useSearch());
  const bar = searchBar.use();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);

  const leave = () => {
    sendToSearchBar({ type: 'left' });
    if (hidesPage()) form.current?.querySelector('input')?.blur();
  };
  const search = () => {
    listing.value().keep(bar.text);
    leave();
    navigate(writeSearchAddress({ ...(address ?? EVERYTHING), query: bar.text.trim() }));
  };
  const open = (target: SuggestionTarget) => {
    leave();
    if (target.type === 'filters') onFilters(target.scope);
    else navigate(writeSearchAddress(target.address));
  };
  const openFilters = () => {
    leave();
    onFilters(address === null ? null : scopeOf(address));
  };

  return (
    <form
      ref={form}
      className={styles.bar}
      role="search"
      // Without JavaScript the browser submits the form.
      action="/search"
      data-active={bar.phase !== 'resting'}
      data-results={address !== null}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchBox bar={bar} listId={listId} />
      <FiltersButton
        count={address === null ? 0 : filterCount(address)}
        onLikely={onFiltersLikely}
        onPress={openFilters}
      />
      <button type="submit" className={styles.find} onBlur={noteLeaving}>
        {searchBarWords.find}
      </button>
      {bar.phase !== 'resting' && (
        <Suspense fallback={null}>
          <Suggestions id={listId} bar={bar} onOpen={open} />
        </Suspense>
      )}
    </form>
  );
}

interface FiltersButtonProps {
  /** Number of applied filters. */
  readonly count: number;
  readonly onLikely: (() => void) | undefined;
  readonly onPress: () => void;
}

function FiltersButton({ count, onLikely, onPress }: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={styles.filters}
      aria-label={filtersLabel(count)}
      onPointerEnter={onLikely}
      onFocus={onLikely}
      onBlur={noteLeaving}
      onClick={onPress}
    >
      <Icon name="filters" />
      <span className={styles.filtersText}>{searchBarWords.filters}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** Whether focus opens an on-screen keyboard. */
function hidesPage(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
