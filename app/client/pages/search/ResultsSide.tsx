import { FilterPanel } from '../../features/filters/panel/FilterPanel.tsx';
import { SectionsPanel } from '../../features/search/places/SectionsPanel.tsx';
import type { useSearchPage } from './use-search-page.ts';

import styles from './ResultsSide.module.css';

interface ResultsSideProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** Whether the form may be rendered. */
  readonly isTime: boolean;
}

/** The column beside the results: the sections, and the filters of a scope. */
export function ResultsSide({ page, isTime }: ResultsSideProps) {
  const { address, place, definition, adSearch, found } = page;
  const areShown = isTime && !found.isStale;
  return (
    <div className={styles.side}>
      <SectionsPanel
        address={address}
        place={place}
        names={definition.data}
        search={adSearch}
        isTime={areShown}
      />
      {place !== null && (
        <FilterPanel
          place={place}
          isTime={isTime}
          isApplied={address.entries.length > 0}
          counted={{ search: adSearch, isTime: areShown, afterMs: 0 }}
        />
      )}
    </div>
  );
}
