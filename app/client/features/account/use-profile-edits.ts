import { useEffect, useState } from 'react';

import type { Profile, ProfileChange } from '../../../contract/index.ts';
import { currentSession } from '../../device/session.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { editWords } from './account-words.ru.ts';
import {
  forgetUnsavedProfile,
  keepUnsavedProfile,
  readUnsavedProfile,
  savedProfile,
} from './unsaved-profile.ts';

const FORM = '/profile/edit';

/**
 * The content of the profile's form, which the tab keeps when the form is left unsaved.
 *
 * @param onReturn Opens the form again, from any page.
 */
export function useProfileEdits(profile: Profile, onReturn: () => void) {
  const [isRestored, setRestored] = useState(() => readUnsavedProfile(profile.id) !== null);
  const [edits, setEdits] = useState(() => readUnsavedProfile(profile.id) ?? savedProfile(profile));
  useEffect(() => () => noteUnsaved(profile.id, onReturn), [profile.id, onReturn]);
  return {
    edits,
    /** Whether the form started with the edits of an earlier visit. */
    isRestored,
    change: (part: Partial<ProfileChange>) => {
      const next = { ...edits, ...part };
      setEdits(next);
      keepUnsavedProfile(profile, next);
    },
    /** Returns to the saved profile. */
    discard: () => {
      forgetUnsavedProfile();
      setEdits(savedProfile(profile));
      setRestored(false);
    },
  };
}

/** When the form is left with unsaved edits, a toast names them and leads back. */
function noteUnsaved(userId: number, onReturn: () => void): void {
  const isLeft = location.pathname !== FORM && currentSession().accessToken !== null;
  if (!isLeft || readUnsavedProfile(userId) === null) return;
  showToast({
    text: editWords.left,
    action: { label: editWords.back, onPress: onReturn },
    isOfSite: true,
  });
}
