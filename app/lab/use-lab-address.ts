import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { type LabAddress, readLabAddress, writeLabAddress } from './lab-address.ts';

/** Returns the state of the lab from its link, and a function that changes parts of it. */
export function useLabAddress() {
  const address = readLabAddress(useSearch());
  const change = useCallback((part: Partial<LabAddress>) => {
    const current = readLabAddress(location.search);
    const next = { ...current, ...part };
    // Opening another page or trace pushes a history entry; any other change replaces the entry.
    const isSameEntry = next.fixture === current.fixture && next.trace === current.trace;
    // English is another build of the lab: the server sends it for the address.
    if ((next.language === 'en') !== (current.language === 'en')) {
      location.assign(writeLabAddress(next));
      return;
    }
    navigate(writeLabAddress(next), { replace: isSameEntry });
  }, []);
  return [address, change] as const;
}
