import type { FormEvent } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Events that change the values of a form. */
const EDITS: ReadonlySet<FormEvent['type']> = new Set([
  'SET',
  'CLEAR',
  'CLEAR_ALL',
  'UNDO',
  'REDO',
  'HYDRATE',
  'RETRY_OPTIONS',
]);

/**
 * Returns a read-only copy of a form: its lists and calendars open, its values do not change. A
 * disabled form would be grey and hard to read.
 *
 * @param onEdit Called on each attempt to edit the form.
 */
export function readOnlyStore(store: FormStore, onEdit: () => void): FormStore {
  return {
    ...store,
    dispatch: ({ type }) => {
      if (EDITS.has(type)) onEdit();
    },
  };
}
