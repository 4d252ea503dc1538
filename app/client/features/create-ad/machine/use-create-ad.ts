import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';

import type { CreateAddress } from '../ad-address.ts';
import type { CreateAdActor } from './create-ad.machine.ts';
import { liveCreateAd } from './live-create-ad.ts';

/**
 * The way to an ad for as long as the page stands; it follows the page's link.
 *
 * @param signIn Asks the person to sign in; the first one given is kept.
 */
export function useCreateAd(address: CreateAddress, signIn: () => Promise<boolean>): CreateAdActor {
  const queries = useQueryClient();
  const [machine] = useState(() => liveCreateAd({ queries, signIn }));
  const actor = useActorRef(machine);
  const { subcategoryId } = address;

  useEffect(() => {
    actor.send({ type: 'address.changed', subcategoryId });
  }, [actor, subcategoryId]);

  // Before the actor is stopped, which happens in a passive effect: a draft is not lost by leaving.
  useLayoutEffect(() => () => actor.send({ type: 'left' }), [actor]);

  return actor;
}
