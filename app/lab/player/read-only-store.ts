import type { FormEvent } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Events that would change what a form holds. */
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
 * The same form, to be looked at: its lists and calendars open, its values stay. A disabled form
 * would be grey and hard to read.
 *
 * @param onEdit Told when a person tries to change it.
 */
export function readOnlyStore(store: FormStore, onEdit: () => void): FormStore {
  return {
    ...store,
    dispatch: ({ type }) => {
      if (EDITS.has(type)) onEdit();
    },
  };
}
