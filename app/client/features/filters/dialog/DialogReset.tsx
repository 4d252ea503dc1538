import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

import { Button } from '../../../ui/button/Button.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { resetFilters } from '../sync/reset-filters.ts';

interface DialogResetProps {
  readonly form: OpenFilters;
  readonly store: FormStore;
}

/** «Сбросить всё», while some filter has a value. */
export function DialogReset({ form, store }: DialogResetProps) {
  const isFilled = () => Object.keys(form.values(store)).length > 0;
  const isApplied = useSyncExternalStore(store.subscribe, isFilled, isFilled);
  if (!isApplied) return null;
  return (
    <Button variant="text" size="small" onClick={() => resetFilters(form, store)}>
      {filtersWords.resetAll}
    </Button>
  );
}
