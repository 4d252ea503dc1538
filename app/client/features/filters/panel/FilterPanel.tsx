import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { useIsHydrated } from '../../../cell/use-is-hydrated.ts';
import type { SearchScope } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FailedBlock } from '../../../ui/state-block/FailedBlock.tsx';
import { openFiltersDialog } from '../filters-dialog.ts';
import { filtersWords, moreText } from '../filters-words.ru.ts';
import { filterForm, PANEL_FORM_ID } from '../sync/filter-form.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { resetFilters } from '../sync/reset-filters.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LazyFilterForm } from './LazyFilterForm.tsx';
import { foldedCount } from './panel-store.ts';
import type { CountedSearch } from './use-option-counts.ts';

import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  readonly scope: SearchScope;
  /** Whether the urgent parts of the page are rendered: the large form may then follow. */
  readonly isEnabled: boolean;
  /** Whether a filter is applied, so that a reset has something to do. */
  readonly isApplied: boolean;
  /** What the numbers beside the options are of. */
  readonly counted: CountedSearch;
}

/** The first filters of a scope beside its results; changes apply at once. */
export function FilterPanel({ scope, isEnabled, isApplied, counted }: FilterPanelProps) {
  const query = useQuery({ ...filterForm(scope), enabled: isEnabled });
  // The results may have loaded the form before the panel's own code came.
  const isHydrated = useIsHydrated();
  const form = isHydrated ? (query.data ?? null) : null;
  // Without the form nothing is known of what the dialog has.
  const more = form === null ? null : foldedCount(form.plan);
  return (
    <aside className={styles.panel} aria-label={filtersWords.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{filtersWords.title}</h2>
        {form !== null && isApplied && (
          <Button variant="text" size="small" onClick={() => resetFilters(form, form.store)}>
            {filtersWords.reset}
          </Button>
        )}
      </header>
      {query.isError ? (
        <FailedBlock onRetry={() => void query.refetch()} />
      ) : (
        <PanelForm form={form} counted={counted} />
      )}
      {more !== 0 && (
        <footer className={styles.foot}>
          <Button size="small" onClick={() => openFiltersDialog({ scope, key: null })}>
            <Icon name="filters" size={18} />
            {more === null ? filtersWords.all : moreText(more)}
          </Button>
        </footer>
      )}
    </aside>
  );
}

interface PanelFormProps extends Pick<FilterPanelProps, 'counted'> {
  readonly form: OpenFilters | null;
}

function PanelForm({ form, counted }: PanelFormProps) {
  if (form === null) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <LazyFilterForm
        key={form.plan.hash}
        store={form.panel}
        id={PANEL_FORM_ID}
        onDone={form.sync.flush}
        counted={counted}
        skeleton={<FormSkeleton />}
      />
    </Suspense>
  );
}
