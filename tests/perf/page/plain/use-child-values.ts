import { useEffect, useState } from 'react';

import type { Host } from '../contestant.ts';

/**
 * The child's values in a library that leaves them to the application: asked for anew with every
 * value of the parent, empty until they arrive, late ones left out.
 */
export function useChildValues(host: Host, parentValue: string): readonly string[] {
  const [arrived, setArrived] = useState<Arrived>({ parentValue: '', values: [] });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const values = await host.loadChildren(parentValue);
      if (isWanted) setArrived({ parentValue, values });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [host, parentValue]);
  return arrived.parentValue === parentValue ? arrived.values : NONE;
}

interface Arrived {
  readonly parentValue: string;
  readonly values: readonly string[];
}

const NONE: readonly string[] = [];
