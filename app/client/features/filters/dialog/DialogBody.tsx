import type { FormStore } from '@bozor/form-engine/store';
import { lazy, Suspense } from 'react';

import type { SearchAddress, SearchScope } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FailedBlock } from '../../../ui/state-block/FailedBlock.tsx';
import { moreText } from '../filters-words.ru.ts';
import { FormSkeleton } from '../panel/FormSkeleton.tsx';
import { LazyFilterForm } from '../panel/LazyFilterForm.tsx';
import { APPLY_DELAY_MS } from '../sync/apply-delay-ms.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import type { ScopeNames } from './scope-names.ts';
import { ScopeChips } from './ScopeChips.tsx';
import { ScopeWay } from './ScopeWay.tsx';
import { useDraftSearch } from './use-draft-search.ts';
import { useFolding } from './use-folding.ts';

import styles from './DialogBody.module.css';

/** Shown without a scope only. */
const CategoryChoice = lazy(async () => {
  const { CategoryChoice: Choice } = await import('./CategoryChoice.tsx');
  return { default: Choice };
});

interface DialogBodyProps {
  readonly scope: SearchScope | null;
  readonly names: ScopeNames;
  readonly form: OpenFilters | null;
  readonly store: FormStore | null;
  readonly formId: string;
  /** Key of the filter to focus first. */
  readonly wantedKey: string | null;
  /** Set when the filters failed to load. */
  readonly retry: (() => void) | null;
  /** The scope of the resulting search, without its filters. */
  readonly search: SearchAddress;
  readonly onScope: (scope: SearchScope | null) => void;
  readonly onDone: () => void;
}

/** The scope and its filters; without a scope the choice of a category. */
export function DialogBody(props: DialogBodyProps) {
  const { scope, names, retry, onScope } = props;
  if (scope === null) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <CategoryChoice onChoose={onScope} />
      </Suspense>
    );
  }
  return (
    <div className={styles.body}>
      <ScopeWay way={names.way} onScope={onScope} />
      <ScopeChips scope={scope} names={names} onScope={onScope} />
      {retry === null ? <Form {...props} /> : <FailedBlock onRetry={retry} />}
    </div>
  );
}

function Form({ form, store, formId, wantedKey, search, onDone }: DialogBodyProps) {
  const draft = useDraftSearch({ form, store, search });
  const folding = useFolding({ store, wantedKey });
  if (form === null || store === null) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <LazyFilterForm
        key={form.plan.hash}
        store={folding.store ?? store}
        id={formId}
        wantedKey={wantedKey}
        onDone={onDone}
        counted={{ search: draft, isEnabled: true, afterMs: APPLY_DELAY_MS }}
        skeleton={<FormSkeleton />}
      />
      {folding.count > 0 && (
        <Button onClick={folding.unfold}>
          <Icon name="down" size={18} />
          {moreText(folding.count)}
        </Button>
      )}
    </Suspense>
  );
}
