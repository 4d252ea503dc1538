import type { FormStore } from '@bozor/form-engine/store';

import { showToast } from '../../../ui/toast/toast.ts';
import { filtersWords } from '../filters-words.ru.ts';
import type { OpenFilters } from './open-filters.ts';

/** Clears a form of filters at once; the toast restores its values (SCREENS §3). */
export function resetFilters(form: Pick<OpenFilters, 'values'>, store: FormStore): void {
  const values = form.values(store);
  if (Object.keys(values).length === 0) return;
  store.dispatch({ type: 'CLEAR_ALL' });
  showToast({
    text: filtersWords.wasReset,
    action: {
      label: filtersWords.undo,
      onPress: () => store.dispatch({ type: 'HYDRATE', values }),
    },
  });
}
