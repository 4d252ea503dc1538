import { networkProfiles } from '@bozor/form-engine/trace';
import type { NetworkProfile } from '@bozor/form-engine/trace';

import type { LabAddress } from '../../lab-address.ts';

/** Delivers each response at once. */
const DIRECT: NetworkProfile = {
  name: 'direct',
  delayMs: [0, 0],
  failShare: 0,
  duplicateShare: 0,
  isHolding: false,
  seed: 1,
};

/** Returns the network of the link. */
export function networkOf({
  network,
  isHolding,
}: Pick<LabAddress, 'network' | 'isHolding'>): NetworkProfile {
  const profile = network === 'direct' ? DIRECT : networkProfiles[network];
  return { ...profile, isHolding: isHolding || profile.isHolding };
}
