import type { Profile, ProfileChange } from '../../../contract/index.ts';
import { readStored, writeStored } from '../../device/device-storage.ts';
import { UNSAVED_PROFILE_NAME as NAME } from '../../device/forget-ad-drafts.ts';
import { ownPicture } from '../../device/own-picture.ts';

/** The saved profile, as its form starts with it. */
export function savedProfile(profile: Profile): ProfileChange {
  return {
    name: profile.name,
    profile_description: profile.profile_description ?? '',
    profile_picture: profile.profile_picture,
  };
}

/** The edits that this tab keeps for a user; `null` without any. */
export function readUnsavedProfile(userId: number): ProfileChange | null {
  try {
    const stored: unknown = JSON.parse(readStored(NAME, 'sessionStorage') ?? 'null');
    if (!Array.isArray(stored)) return null;
    const [owner, name, about, picture]: readonly unknown[] = stored;
    if (owner !== userId || typeof name !== 'string' || typeof about !== 'string') return null;
    return {
      name,
      profile_description: about,
      profile_picture: typeof picture === 'string' ? ownPicture(picture) : null,
    };
  } catch {
    // Invalid JSON counts as no edits.
    return null;
  }
}

/** Keeps the edits of a profile while the tab is open; edits without a difference are removed. */
export function keepUnsavedProfile(profile: Profile, edits: ProfileChange): void {
  const isSame = textOf(profile.id, edits) === textOf(profile.id, savedProfile(profile));
  writeStored({ [NAME]: isSame ? null : textOf(profile.id, edits) }, 'sessionStorage');
}

/** Removes the kept edits: they are saved, or the user gives them up. */
export function forgetUnsavedProfile(): void {
  writeStored({ [NAME]: null }, 'sessionStorage');
}

function textOf(userId: number, edits: ProfileChange): string {
  return JSON.stringify([userId, edits.name, edits.profile_description, edits.profile_picture]);
}
