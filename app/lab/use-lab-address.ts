import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { type LabAddress, readLabAddress, writeLabAddress } from './lab-address.ts';

/** The laboratory's state as its address carries it, and the way to change parts of it. */
export function useLabAddress() {
  const address = readLabAddress(useSearch());
  const change = useCallback((part: Partial<LabAddress>) => {
    const current = readLabAddress(location.search);
    const next = { ...current, ...part };
    // Another page or trace is a history entry of its own; any other change replaces the entry.
    const isSameEntry = next.fixture === current.fixture && next.trace === current.trace;
    navigate(writeLabAddress(next), { replace: isSameEntry });
  }, []);
  return [address, change] as const;
}
