import type { Director } from '@bozor/form-engine/trace';

import type { LabAddress } from '../../lab-address.ts';
import type { LabClock } from './lab-clock.ts';
import { networkOf } from './network-of.ts';

/** Environment of a form under test, and the callback that changes it. */
export interface LabEnvironment {
  readonly clock: LabClock;
  /** Directors of every form in the workbench; empty when the responses are recorded. */
  readonly directors: readonly Director[];
  readonly address: LabAddress;
  /** Changes the named parts of the link and keeps the others. */
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** Sets the network of every form in the workbench, and writes it to the link. */
export function changeNetwork(
  { directors, address, onAddress }: LabEnvironment,
  change: Partial<Pick<LabAddress, 'network' | 'isHolding'>>,
): void {
  const profile = networkOf({ ...address, ...change });
  for (const director of directors) director.setProfile(profile);
  onAddress(change);
}

/** Changes the clock, and writes its state to the link. */
export function changeClock(
  { clock, onAddress }: LabEnvironment,
  act: (clock: LabClock) => void,
): void {
  act(clock);
  onAddress({ clock: clock.snapshot().stoppedAt });
}
