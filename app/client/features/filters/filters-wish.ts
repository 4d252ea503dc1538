import { useSyncExternalStore } from 'react';

import type { SearchPlace } from '../../links/search-address.ts';

/** The filters dialog as somebody wants it opened. */
export interface FiltersWish {
  /** `null`: the person chooses a category first. */
  readonly place: SearchPlace | null;
  /** Key of the filter to begin with; `null` for the first one. */
  readonly key: string | null;
}

const listeners = new Set<() => void>();
let wish: FiltersWish | null = null;

/** Opens the filters dialog, from wherever in the site. */
export function askFilters(next: FiltersWish): void {
  change(next);
}

/** Closes it. What was filled in stays for the session. */
export function closeFilters(): void {
  change(null);
}

/** How the dialog is wanted now, followed; `null` while it is closed. */
export function useFiltersWish(): FiltersWish | null {
  return useSyncExternalStore(follow, () => wish);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: FiltersWish | null): void {
  wish = next;
  for (const listener of listeners) listener();
}
