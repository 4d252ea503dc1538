import type { ReactNode } from 'react';

import type { AppliedWords } from '../../../contract/index.ts';
import { prefetchDialog } from '../../features/filters/dialog/prefetch-dialog.ts';
import { AppliedChips } from '../../features/filters/sync/AppliedChips.tsx';
import { FiltersChip } from '../../features/filters/sync/FiltersChip.tsx';
import { filterCount } from '../../links/search-address.ts';
import type { useSearchPage } from './use-search-page.ts';

const NO_READINGS: readonly AppliedWords[] = [];

interface ResultsChipsProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** Whether the row starts with «Фильтры»: there is no panel beside the results. */
  readonly hasButton?: boolean;
  /** Further content of the row. */
  readonly children?: ReactNode;
}

/** The row of chips: the filters button and the applied filters. */
export function ResultsChips({ page, hasButton = false, children }: ResultsChipsProps) {
  const { address, place, applied, found, go } = page;
  return (
    <>
      {hasButton && (
        <FiltersChip place={place} count={filterCount(address)} onLikely={prefetchDialog} />
      )}
      <AppliedChips
        place={place}
        form={applied.form}
        drawn={applied.chips}
        readings={found.understood?.applied ?? NO_READINGS}
        onLiteral={(words) => go({ ...address, literal: [...address.literal, words] })}
        promotion={address.promotion}
        onPromotionGone={() => go({ ...address, promotion: null })}
      />
      {children}
    </>
  );
}
