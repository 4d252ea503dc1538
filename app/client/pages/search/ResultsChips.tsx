import type { ReactNode } from 'react';

import type { AppliedWords } from '../../../contract/index.ts';
import { useIsHydrated } from '../../cell/use-is-hydrated.ts';
import { prefetchDialog } from '../../features/filters/dialog/prefetch-dialog.ts';
import { FiltersChip } from '../../features/filters/sync/FiltersChip.tsx';
import { filterCount } from '../../links/search-address.ts';
import { LatePart } from '../../ui/LatePart.tsx';
import { optionalPart } from '../../ui/optional-part.ts';
import type { useSearchPage } from './use-search-page.ts';

/** Most searches begin without a filter. */
const AppliedChips = optionalPart(async () => {
  const { AppliedChips } = await import('../../features/filters/sync/AppliedChips.tsx');
  return AppliedChips;
});

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
  const { address, scope, applied, found, go } = page;
  const readings = found.understood?.applied ?? NO_READINGS;
  const isHydrated = useIsHydrated();
  const isNarrowed = applied.chips.length + readings.length > 0 || address.promotion !== null;
  // The server has no form; a press before the page is hydrated may load one.
  const hasForm = isHydrated && applied.form !== null;
  return (
    <>
      {hasButton && (
        <FiltersChip scope={scope} count={filterCount(address)} onLikely={prefetchDialog} />
      )}
      {(isNarrowed || hasForm) && (
        <LatePart>
          <AppliedChips
            scope={scope}
            form={applied.form}
            drawn={applied.chips}
            readings={readings}
            onLiteral={(words) => go({ ...address, literal: [...address.literal, words] })}
            promotion={address.promotion}
            onPromotionGone={() => go({ ...address, promotion: null })}
          />
        </LatePart>
      )}
      {children}
    </>
  );
}
