import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

import type { SavedSearches } from '../../../contract/index.ts';
import { changeSavedSearch, savedSearches, saveSearch } from '../../api/kept/saved-searches.ts';
import type { AdSearch } from '../../api/search.ts';
import { ApiFailure } from '../../api/transport/api-failure.ts';
import { mayPass } from '../../api/transport/outage.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { savedWords } from './saved-words.ru.ts';

/** Saving of the search on the page. */
export interface SaveSearch {
  readonly state: 'unsaved' | 'saving' | 'saved';
  readonly save: () => void;
}

/** The sign-in of a guest who saves a search. */
export interface SignInToSave {
  /** Asks a guest to sign in; resolves to whether a user is signed in. */
  readonly ask: () => Promise<boolean>;
  /** Whether a reload interrupted it: then the save continues. True once. */
  readonly isResumed: () => boolean;
}

interface SaveOptions {
  readonly search: AdSearch;
  readonly signIn: SignInToSave;
}

/**
 * Saves a search, after a sign-in where needed. A toast confirms it with an undo; of a failure it
 * shows the message and what helps: the list that is full, or a retry.
 */
export function useSaveSearch({ search, signIn }: SaveOptions): SaveSearch {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const keep = (list: SavedSearches) => queries.setQueryData(savedSearches().queryKey, list);
  const undo = async (id: number) => {
    keep(await changeSavedSearch(id, null));
    mutation.reset();
  };
  const mutation = useMutation({
    mutationFn: () => saveSignedIn(search, signIn.ask),
    // Offline it fails at once with a message, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (list) => {
      if (list === null) return;
      keep(list);
      const { changed_id: id, is_new: isNew } = list;
      const onPress = () =>
        isNew && id !== null
          ? void undo(id).catch(showFailure)
          : navigate('/favorites?tab=searches');
      showToast({
        text: isNew ? savedWords.saved : savedWords.known,
        action: { label: isNew ? savedWords.undo : savedWords.open, onPress },
        isOfSite: isNew,
      });
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) throw failure;
      const isFull = failure.code === 'saved-searches.too-many';
      const list = { label: savedWords.open, onPress: () => navigate('/favorites?tab=searches') };
      const retry = { label: savedWords.retry, onPress: () => mutation.mutate() };
      const action = mayPass(failure) ? retry : undefined;
      showToast({ text: failure.message, action: isFull ? list : action });
    },
  });
  const isSaved = mutation.isSuccess && mutation.data !== null;
  useEffect(() => {
    if (signIn.isResumed()) mutation.mutate();
  });
  return {
    state: isSaved ? 'saved' : mutation.isPending ? 'saving' : 'unsaved',
    save: () => {
      if (!isSaved && !mutation.isPending) mutation.mutate();
    },
  };
}

function showFailure(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
  showToast({ text: failure.message });
}

/** Saves, asking again when the session has expired; `null` when the sign-in is declined. */
async function saveSignedIn(
  search: AdSearch,
  ask: SignInToSave['ask'],
): Promise<SavedSearches | null> {
  if (!(await ask())) return null;
  try {
    return await saveSearch(search);
  } catch (failure) {
    const isExpired = failure instanceof ApiFailure && /^(session|sign-in)\./.test(failure.code);
    if (!isExpired) throw failure;
    return (await ask()) ? saveSearch(search) : null;
  }
}
