import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Suggestion } from '../../../contract/index.ts';
import { SUGGESTIONS_LIMIT } from '../../../contract/plain.ts';
import { suggestions } from '../../api/search.ts';
import type { SearchBarState } from './search-bar-state.ts';

/** The shown suggestions. */
export interface SuggestionList {
  /** Empty while the list is closed, without matches, and after a failure. */
  readonly rows: readonly Suggestion[];
  /** Whether newer ones are loading. */
  readonly isLoading: boolean;
}

/**
 * Suggestions for the bar's text, only while it is active; the old list stays until the new one is
 * loaded.
 */
export function useSuggestions({ text, phase }: SearchBarState): SuggestionList {
  const isWanted = phase === 'listing';
  const { data, isError, isFetching } = useQuery({
    ...suggestions(text.trim()),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const rows = isWanted && !isError ? (data ?? []).slice(0, SUGGESTIONS_LIMIT) : [];
  return { rows, isLoading: isFetching };
}
