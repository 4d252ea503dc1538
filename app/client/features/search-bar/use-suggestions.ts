import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../api/definitions/filters.ts';
import { suggestions } from '../../api/suggestions.ts';
import { pastSearches } from '../../device/past-searches.ts';
import { listRows } from './list-rows.ts';
import type { ListedSuggestion } from './list-rows.ts';
import type { SearchBarState } from './search-bar-state.ts';

/** The shown suggestions. */
export interface SuggestionList {
  /** Empty while the list is closed, and without matches. */
  readonly rows: readonly ListedSuggestion[];
  /** Names of the categories by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether newer ones are loading. */
  readonly isLoading: boolean;
}

/**
 * Suggestions for the bar's text, only while it is active; the old list stays until the new one is
 * loaded. After a failure those of this device remain.
 */
export function useSuggestions({ text, phase }: SearchBarState): SuggestionList {
  const typed = text.trim();
  const isOpen = phase === 'listing';
  const past = pastSearches.use();
  const { data: structure } = useQuery({
    ...creationStructure(),
    enabled: isOpen && typed === '',
  });
  const { data, isError, isFetching } = useQuery({
    ...suggestions(typed),
    enabled: isOpen && typed !== '',
    placeholderData: keepPreviousData,
  });
  const categories = structure?.categories ?? [];
  const found = isError || data === undefined ? [] : data;
  return {
    rows: isOpen ? listRows({ typed, past, found, categories }) : [],
    names: new Map(categories.map(({ id, name }) => [id, name])),
    isLoading: isFetching,
  };
}
