import { useQueryClient } from '@tanstack/react-query';

import type { SavedSearchChange } from '../../../contract/index.ts';
import { changeSavedSearch, savedSearches } from '../../api/kept/saved-searches.ts';
import { ApiFailure } from '../../api/transport/api-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { savedWords } from './saved-words.ru.ts';

/** Changes a saved search; `null` removes it. Resolves to whether it succeeded; never rejects. */
export type ChangeSearch = (id: number, change: SavedSearchChange | null) => Promise<boolean>;

/**
 * Returns the function that changes saved searches and shows the list that is left: of a removal a
 * toast with an undo, of a failure its message.
 */
export function useChangeSearch(): ChangeSearch {
  const queries = useQueryClient();
  const change: ChangeSearch = async (id, to) => {
    try {
      queries.setQueryData(savedSearches().queryKey, await changeSavedSearch(id, to));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      showToast({ text: failure.message });
      void queries.invalidateQueries({ queryKey: savedSearches().queryKey });
      return false;
    }
    if (to === null) {
      const onPress = () => void change(id, { is_removed: false });
      const action = { label: savedWords.restore, onPress };
      showToast({ text: savedWords.removed, action, isOfSite: true });
    }
    return true;
  };
  return change;
}
