import type { Director } from '@bozor/form-engine/trace';

import type { LabAddress } from '../../lab-address.ts';
import type { LabClock } from './lab-clock.ts';
import { networkOf } from './network-of.ts';

/** What a form under test stands in, and the way to change it. */
export interface Stand {
  readonly clock: LabClock;
  /** Of every form on the bench; none where the answers are recorded ones. */
  readonly directors: readonly Director[];
  readonly address: LabAddress;
  /** Changes parts of the link; the rest stays. */
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** Puts every form on the bench behind another network, and says so in the link. */
export function changeNetwork(
  { directors, address, onAddress }: Stand,
  change: Partial<Pick<LabAddress, 'network' | 'isHolding'>>,
): void {
  const profile = networkOf({ ...address, ...change });
  for (const director of directors) director.setProfile(profile);
  onAddress(change);
}

/** Does something to the clock, and says in the link where it stands now. */
export function changeClock({ clock, onAddress }: Stand, act: (clock: LabClock) => void): void {
  act(clock);
  onAddress({ clock: clock.moment().stoodAt });
}
