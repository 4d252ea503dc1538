import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this part of the page is compared with the server's HTML no more. A part whose code comes
 * late is hydrated late: until then it must not show what other parts have loaded meanwhile.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
