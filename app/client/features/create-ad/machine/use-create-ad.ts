import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';

import type { CreateAddress } from '../ad-address.ts';
import type { CreateAdActor } from './create-ad.machine.ts';
import { liveCreateAd } from './live-create-ad.ts';

/**
 * The machine of a new ad, alive with the page; it follows the page's address.
 *
 * @param signIn Opens the sign-in dialog; the first one given is kept.
 */
export function useCreateAd(address: CreateAddress, signIn: () => Promise<boolean>): CreateAdActor {
  const queries = useQueryClient();
  const [machine] = useState(() => liveCreateAd({ queries, signIn }));
  const actor = useActorRef(machine);
  const { subcategoryId } = address;

  useEffect(() => {
    actor.send({ type: 'address.changed', subcategoryId });
  }, [actor, subcategoryId]);

  // Before the actor is stopped by a passive effect, so that leaving stores the draft.
  useLayoutEffect(() => () => actor.send({ type: 'left' }), [actor]);

  return actor;
}
