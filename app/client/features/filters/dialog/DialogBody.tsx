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
import type { PlaceNames } from './place-names.ts';
import { PlaceChips } from './PlaceChips.tsx';
import { PlaceWay } from './PlaceWay.tsx';
import { useDraftSearch } from './use-draft-search.ts';
import { useFolding } from './use-folding.ts';

import styles from './DialogBody.module.css';

/** Shown without a scope only. */
const CategoryChoice = lazy(async () => {
  const { CategoryChoice: Choice } = await import('./CategoryChoice.tsx');
  return { default: Choice };
});

interface DialogBodyProps {
  readonly place: SearchScope | null;
  readonly names: PlaceNames;
  readonly form: OpenFilters | null;
  readonly store: FormStore | null;
  readonly formId: string;
  /** Key of the filter to focus first. */
  readonly wantedKey: string | null;
  /** Set when the filters failed to load. */
  readonly retry: (() => void) | null;
  /** The scope of the resulting search, without its filters. */
  readonly search: SearchAddress;
  readonly onPlace: (place: SearchScope | null) => void;
  readonly onDone: () => void;
}

/** The scope and its filters; without a scope the choice of a category. */
export function DialogBody(props: DialogBodyProps) {
  const { place, names, retry, onPlace } = props;
  if (place === null) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <CategoryChoice onChoose={onPlace} />
      </Suspense>
    );
  }
  return (
    <div className={styles.body}>
      <PlaceWay way={names.way} onPlace={onPlace} />
      <PlaceChips place={place} names={names} onPlace={onPlace} />
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
