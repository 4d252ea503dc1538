import { FilterPanel } from '../../features/filters/panel/FilterPanel.tsx';
import { CategoriesPanel } from '../../features/search/places/CategoriesPanel.tsx';
import type { useSearchPage } from './use-search-page.ts';

interface ResultsSideProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** Whether the form may be rendered. */
  readonly isTime: boolean;
}

/** The column beside the results. */
export function ResultsSide({ page, isTime }: ResultsSideProps) {
  const { address, place, adSearch, found } = page;
  if (place === null) return <CategoriesPanel address={address} />;
  return (
    <FilterPanel
      place={place}
      isTime={isTime}
      isApplied={address.entries.length > 0}
      counted={{ search: adSearch, isTime: isTime && !found.isStale, afterMs: 0 }}
    />
  );
}
