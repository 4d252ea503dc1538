import { useMedia } from '@bozor/form-engine/react';
import { lazy } from 'react';
import type { ReactNode } from 'react';

import { LazyMapPart } from '../../features/search/map/LazyMapPart.tsx';
import { resultsView } from '../../features/search/results-view.ts';
import type { ResultsView } from '../../features/search/results-view.ts';
import { SearchResults } from '../../features/search/SearchResults.tsx';
import { SectionsSkeleton } from '../../features/search/sections/SectionsSkeleton.tsx';
import { subcategoryGroups } from '../../features/search/sections/subcategory-groups.ts';
import type { SubcategoryGroup } from '../../features/search/sections/subcategory-groups.ts';
import { useIsStripScope } from '../../features/search/sections/use-is-strip-scope.ts';
import { nextPageHref, writeSearchAddress } from '../../links/search-address.ts';
import { LatePart } from '../../ui/LatePart.tsx';
import { optionalPart } from '../../ui/optional-part.ts';
import { ResultsChips } from './ResultsChips.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { isUnknownScope, useSearchPage } from './use-search-page.ts';

import styles from './SearchView.module.css';

/** Minimum width at which the filters are beside the results (DESIGN §4). */
const WIDE = '(min-width: 1100px)';
/** Width up to which a card of photos takes the whole row (`AdCard.module.css`). */
const PHONE = '(max-width: 599px)';

/** Beside the results of wide screens only: other screens do not wait for its code. */
const Side = optionalPart(async () => {
  const { ResultsSide } = await import('./ResultsSide.tsx');
  return ResultsSide;
});

/** Shown for old links only. */
const LostNotice = optionalPart(async () => {
  const { LostNotice } = await import('../../features/filters/sync/LostNotice.tsx');
  return LostNotice;
});

/** Loaded when a search finds nothing. */
const EmptySearch = lazy(async () => {
  const { EmptySearch } = await import('./EmptySearch.tsx');
  return { default: EmptySearch };
});

const UnknownScope = lazy(async () => {
  const { UnknownScope } = await import('./UnknownScope.tsx');
  return { default: UnknownScope };
});

interface SearchViewProps {
  /**
   * Links to the subcategories, rendered twice: in the row of chips for mobile, above the results
   * for desktop. The stylesheet shows one of them, since a server does not know the width.
   */
  readonly sections?: SectionWays;
}

/** Links to the subcategories of a scope, for either width. */
export interface SectionWays {
  readonly phone: (groups: readonly SubcategoryGroup[]) => ReactNode;
  readonly wide: (groups: readonly SubcategoryGroup[]) => ReactNode;
}

/** Results of the search in the address, with the controls that refine it. */
export function SearchView({ sections }: SearchViewProps) {
  const page = useSearchPage();
  const { address, scope, definition, found } = page;
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const view = resultsView.use();
  const isStrip = useIsStripScope(definition.data);
  if (isUnknownScope(definition.error)) {
    return (
      <LatePart>
        <UnknownScope />
      </LatePart>
    );
  }

  const isNamed = sections === undefined || !definition.isPending;
  const groups = subcategoryGroups(definition.data, address);
  // The column of sections would repeat the advice of an empty result.
  const isAlone = scope === null && found.count === 0;
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <ResultsChips page={page} hasButton>
          {sections?.phone(groups)}
        </ResultsChips>
      </div>
      <ResultsHead page={page} view={view ?? (isPhone && isStrip ? 'list' : 'grid')} />
      {address.map === null && (
        <div className={styles.ways}>{isNamed ? sections?.wide(groups) : <SectionsSkeleton />}</div>
      )}
      <div className={styles.columns} data-alone={isAlone}>
        {!isAlone && (
          <div className={styles.side}>
            <LatePart>
              <Side page={page} isEnabled={isWide && !found.list.isPending} />
            </LatePart>
          </div>
        )}
        <section className={styles.results}>
          <div className={styles.applied}>
            <ResultsChips page={page} />
          </div>
          <div role="status">
            {page.lost.length > 0 && (
              <LatePart>
                <LostNotice names={page.lost} onHide={page.hideLost} />
              </LatePart>
            )}
          </div>
          <Results page={page} view={view} isStrip={isStrip} />
        </section>
      </div>
    </div>
  );
}

interface ResultsProps {
  readonly page: ReturnType<typeof useSearchPage>;
  readonly view: ResultsView | null;
  readonly isStrip: boolean;
}

/** The results: on a map, or as a list. */
function Results({ page, view, isStrip }: ResultsProps) {
  const { address, adSearch, applied, found } = page;
  if (address.map !== null) {
    return <LazyMapPart part="results" search={adSearch} address={address} />;
  }
  return (
    <SearchResults
      found={found}
      nextHref={found.next === null ? null : nextPageHref(address, found.next)}
      firstHref={page.isFirst ? null : writeSearchAddress(address)}
      view={view}
      isStrip={isStrip}
      retry={applied.retry}
      empty={<EmptySearch page={page} />}
    />
  );
}
