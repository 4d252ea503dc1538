import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';

import { readFormField } from '../ad-address.ts';
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
  const isContinued = readFormField(useSearch()) !== null;

  useEffect(() => {
    // A link to a field of a draft has already chosen the draft.
    if (isContinued && subcategoryId !== null) actor.send({ type: 'draft.chosen', subcategoryId });
    actor.send({ type: 'address.changed', subcategoryId });
  }, [actor, subcategoryId, isContinued]);

  // Before the actor is stopped by a passive effect, so that leaving stores the draft.
  useLayoutEffect(() => () => actor.send({ type: 'left' }), [actor]);

  return actor;
}
