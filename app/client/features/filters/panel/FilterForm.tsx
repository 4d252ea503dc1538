import { EngineForm, focusField, OptionCountsContext } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { formLanguage } from '../../../ui/form-language/form-language.ru.ts';
import { useOptionCounts } from './use-option-counts.ts';
import type { CountedSearch } from './use-option-counts.ts';

interface FilterFormProps {
  readonly store: FormStore;
  /** Id of the `<form>`, for a button outside of it. */
  readonly id: string;
  /** Key of the filter to focus; without it the focus stays. */
  readonly wantedKey?: string | null;
  /** Called on submit, by Enter or by that button, when all filters are valid. */
  readonly onDone: () => void;
  /** What the numbers beside the options are of. */
  readonly counted: CountedSearch;
  /** Shown until the first numbers come. */
  readonly skeleton: ReactNode;
}

/**
 * A form of filters, rendered by the engine. It comes with its first numbers: they would move the
 * fields below them. Nothing delays these.
 */
export function FilterForm({
  store,
  id,
  wantedKey = null,
  onDone,
  counted,
  skeleton,
}: FilterFormProps) {
  const [isShown, setShown] = useState(false);
  const afterMs = isShown ? counted.afterMs : 0;
  const { counts, areAwaited } = useOptionCounts({ ...counted, afterMs });
  if (!isShown && !areAwaited) setShown(true);
  useEffect(() => {
    if (isShown && wantedKey !== null) focusFilter(store, id, wantedKey);
  }, [store, id, wantedKey, isShown]);
  if (!isShown) return skeleton;
  return (
    <OptionCountsContext value={counts}>
      <EngineForm store={store} id={id} layout="plain" onSubmit={onDone} {...formLanguage} />
    </OptionCountsContext>
  );
}

/** Focuses a filter of a rendered form; `false` when the form does not show it. */
export function focusFilter({ plan }: FormStore, formId: string, filterKey: string): boolean {
  return plan.fields.some(({ key, index }) => key === filterKey && focusField(formId, index));
}
