import { useQuery } from '@tanstack/react-query';

import { draftsCell } from '../../device/ad-drafts.ts';
import type { AdDraft } from '../../device/ad-drafts.ts';
import { ownProfile } from './own-profile.ts';

/** The drafts of this device. */
interface DeviceDrafts {
  /** Those of the signed-in user, newest first; empty until the profile is read. */
  readonly own: readonly AdDraft[];
  /** Whether there is any draft, of another user too. */
  readonly hasAny: boolean;
}

/**
 * Follows the drafts of this device. Those of another user are only counted: their titles are not
 * for the signed-in one.
 */
export function useOwnDrafts(): DeviceDrafts {
  const drafts = draftsCell.use();
  const { data: profile } = useQuery(ownProfile());
  return {
    own: drafts.filter(({ ownerId }) => ownerId === profile?.id),
    hasAny: drafts.length > 0,
  };
}
