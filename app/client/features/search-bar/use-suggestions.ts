import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Suggestion } from '../../../contract/index.ts';
import { SUGGESTIONS_LIMIT } from '../../../contract/plain.ts';
import { suggestions } from '../../api/search.ts';
import type { SearchBarState } from './search-bar-state.ts';

/** The suggestions on screen. */
export interface SuggestionList {
  /** Empty while the list is closed, when there is nothing to suggest, and when asking failed. */
  readonly rows: readonly Suggestion[];
  /** Whether newer ones are on their way. */
  readonly isLoading: boolean;
}

/** Suggestions for the text in the bar, only while it is active; the old list stays meanwhile. */
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
