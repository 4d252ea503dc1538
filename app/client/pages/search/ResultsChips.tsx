import type { ReactNode } from 'react';

import { prefetchDialog } from '../../features/filters/dialog/prefetch-dialog.ts';
import { AppliedChips } from '../../features/filters/sync/AppliedChips.tsx';
import { FiltersChip } from '../../features/filters/sync/FiltersChip.tsx';
import { filterCount } from '../../links/search-address.ts';
import type { useSearchPage } from './use-search-page.ts';

interface ResultsChipsProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** Whether the row starts with «Фильтры»: there is no panel beside the results. */
  readonly hasButton?: boolean;
  /** Further content of the row. */
  readonly children?: ReactNode;
}

/** The row of chips: the filters button and the applied filters. */
export function ResultsChips({ page, hasButton = false, children }: ResultsChipsProps) {
  const { address, place, applied, go } = page;
  return (
    <>
      {hasButton && (
        <FiltersChip place={place} count={filterCount(address)} onLikely={prefetchDialog} />
      )}
      <AppliedChips
        place={place}
        form={applied.form}
        drawn={applied.chips}
        promotion={address.promotion}
        onPromotionGone={() => go({ ...address, promotion: null })}
      />
      {children}
    </>
  );
}
