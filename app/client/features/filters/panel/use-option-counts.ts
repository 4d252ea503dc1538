import type { OptionCounts } from '@bozor/form-engine/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { SearchFacets } from '../../../../contract/index.ts';
import { searchFacets } from '../../../api/search-parts.ts';
import type { AdSearch } from '../../../api/search.ts';

/** A search whose options are counted. */
export interface CountedSearch {
  /** `null`: not known yet. */
  readonly search: AdSearch | null;
  /** Whether its results are shown: the counts come after them. */
  readonly isEnabled: boolean;
  /** Delay in which a newer search replaces this one. */
  readonly afterMs: number;
}

/**
 * The numbers beside the options of a form. While those of a newer search load, the previous ones
 * stay, marked as such; a failure shows none. The first ones are awaited while their call has not
 * failed.
 */
export function useOptionCounts({ search, isEnabled, afterMs }: CountedSearch) {
  const { data, isPlaceholderData, isLoading, failureCount } = useQuery({
    ...searchFacets(search ?? {}, afterMs),
    enabled: search !== null && isEnabled,
    placeholderData: keepPreviousData,
  });
  const counts = useMemo<OptionCounts>(
    () => ({ find: finderOf(data), isStale: isPlaceholderData }),
    [data, isPlaceholderData],
  );
  return { counts, areAwaited: isLoading && failureCount === 0 };
}

function finderOf(answer: SearchFacets | undefined): OptionCounts['find'] {
  const byKey = new Map(
    answer?.facets.map(({ key, options }) => [
      key,
      new Map(options.map(({ value, count }) => [value, count])),
    ]),
  );
  return (key, value) => {
    const counts = byKey.get(key);
    // Options that nothing has are not in the answer.
    return counts === undefined ? null : (counts.get(value) ?? 0);
  };
}
