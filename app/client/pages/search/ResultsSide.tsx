import { FilterPanel } from '../../features/filters/panel/FilterPanel.tsx';
import { SectionsPanel } from '../../features/search/sections/SectionsPanel.tsx';
import type { useSearchPage } from './use-search-page.ts';

import styles from './ResultsSide.module.css';

interface ResultsSideProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** Whether the form may be rendered. */
  readonly isEnabled: boolean;
}

/**
 * The column beside the results: the sections and the filters of a scope. In a subcategory the
 * filters are first.
 */
export function ResultsSide({ page, isEnabled }: ResultsSideProps) {
  const { address, scope, definition, adSearch, found } = page;
  const areShown = isEnabled && !found.isStale;
  const isSubcategory = scope?.kind === 'subcategory';
  const sections = (
    <SectionsPanel
      address={address}
      scope={scope}
      names={definition.data}
      search={adSearch}
      isEnabled={areShown}
    />
  );
  return (
    <div className={styles.side}>
      {!isSubcategory && sections}
      {scope !== null && (
        <FilterPanel
          scope={scope}
          isEnabled={isEnabled}
          isApplied={address.entries.length > 0}
          counted={{ search: adSearch, isEnabled: areShown, afterMs: 0 }}
        />
      )}
      {isSubcategory && sections}
    </div>
  );
}
