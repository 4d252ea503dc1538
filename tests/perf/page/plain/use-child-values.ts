import { useEffect, useState } from 'react';

import type { Host } from '../contestant.ts';

/**
 * The child's values, for libraries that do not load them: requested for every value of the parent,
 * empty until loaded; late answers are dropped.
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
