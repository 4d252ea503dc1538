import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Profile, ProfileChange } from '../../../contract/index.ts';
import { changeProfile } from '../../api/account/change-profile.ts';
import { ownProfile } from '../../api/account/own-profile.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { rememberProfile } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';

interface SaveOptions {
  /** The user whose profile the form has. */
  readonly userId: number;
  /** Asks to sign in when the session has expired; resolves to whether a user did. */
  readonly signIn: () => Promise<boolean>;
  readonly onSaved: () => void;
}

/** Saves the profile; the header and the lists then show it. A failure opens the error dialog. */
export function useSaveProfile({ userId, signIn, onSaved }: SaveOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) =>
      saveSignedIn(change, async () => {
        if (!(await signIn())) return false;
        return (await queries.fetchQuery(ownProfile()))?.id === userId;
      }),
    // Offline it fails at once with a message, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (saved) => {
      if (saved === null) return;
      queries.setQueryData(ownProfile().queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['ads'] });
      rememberProfile({ username: saved.name, profilePicture: saved.profile_picture });
      onSaved();
    },
    onError: ({ message }) => void showError(message),
  });
}

/**
 * Saves, after a sign-in when the session has expired; `null` when that is declined, or when
 * another user signed in.
 */
async function saveSignedIn(
  change: ProfileChange,
  signIn: SaveOptions['signIn'],
): Promise<Profile | null> {
  try {
    return await changeProfile(change);
  } catch (failure) {
    const isExpired = failure instanceof ApiFailure && /^(session|sign-in)\./.test(failure.code);
    if (!isExpired) throw failure;
    return (await signIn()) ? changeProfile(change) : null;
  }
}
