import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { scopePage, searchFilters } from '../../api/definitions/filters.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { PANEL_FORM_ID } from '../../features/filters/sync/filter-form.ts';
import { useAppliedFilters } from '../../features/filters/sync/use-applied-filters.ts';
import { toAdSearch } from '../../features/search/to-ad-search.ts';
import { useFoundAds } from '../../features/search/use-found-ads.ts';
import {
  EVERYTHING,
  scopeOf,
  readCursor,
  readSearchAddress,
  writeSearchAddress,
} from '../../links/search-address.ts';
import type { SearchAddress } from '../../links/search-address.ts';

/** All data of a results page, read from its address. */
export function useSearchPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const address = readSearchAddress(path, search) ?? EVERYTHING;
  const cursor = readCursor(search);
  const scope = scopeOf(address);
  const definition = useQuery({ ...scopePage(scope ?? NOWHERE), enabled: scope !== null });
  const before = lostIn(useHistoryState<unknown>());
  const applied = useAppliedFilters({
    address,
    onAddress: ({ address: next, how, lost: more }) => {
      const all = how === 'push' ? more : [...new Set([...before, ...more])];
      // The panel remains under the pointer; a sheet of a phone covers the results.
      const state = { lost: all, isInPlace: isPanelBeside() };
      navigate(writeSearchAddress(next), { replace: how === 'replace', state });
    },
  });
  const { filters } = applied;
  // Those of the address are in the history's state once it is clean: the notice is one of both, so
  // that the server draws it and it stays.
  const lost = [...new Set([...before, ...applied.lost])];
  const isKnown = filters !== null && !isUnknownScope(definition.error);
  const adSearch = isKnown ? toAdSearch(address, filters) : null;
  const found = useFoundAds(adSearch, cursor);

  // The definitions changed since they were read: the same address is searched again by the new
  // ones.
  const isRefused = hasCode(found.list.error, REFUSED);
  const client = useQueryClient();
  const renew = useEffectEvent(() => {
    // The names and the form are made of it.
    void client.invalidateQueries(searchFilters(scope ?? NOWHERE));
    void definition.refetch().then(applied.renew);
  });
  useEffect(() => {
    if (isRefused) renew();
  }, [isRefused]);

  return {
    address,
    scope,
    definition,
    applied,
    /** The search of the address; `null` until it is known. */
    adSearch,
    found,
    /** Whether the list begins with the first ad of the search. */
    isFirst: cursor === null,
    /** Names of the filters that were removed from the address, or are about to be. */
    lost,
    // The address of the press: a late part may have that of an earlier render, before it was clean.
    hideLost: () => navigate(location.pathname + location.search, { replace: true, state: null }),
    go: (next: SearchAddress) => navigate(writeSearchAddress(next)),
  };
}

const NOWHERE = { kind: 'category', id: '' } as const;

/** Whether the server answered that the category or subcategory is unknown. */
export function isUnknownScope(error: Error | null): boolean {
  return hasCode(error, UNKNOWN);
}

function hasCode(error: Error | null, codes: ReadonlySet<string>): boolean {
  return error instanceof ApiFailure && codes.has(error.code);
}

const REFUSED: ReadonlySet<string> = new Set(['search.invalid']);

const UNKNOWN = new Set(['category.unknown', 'subcategory.unknown', 'request.invalid']);

/** Whether the panel of filters is beside the results, and not hidden at this width. */
function isPanelBeside(): boolean {
  return Boolean(document.getElementById(PANEL_FORM_ID)?.offsetParent);
}

function lostIn(state: unknown): readonly string[] {
  const lost: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'lost') : null;
  return Array.isArray(lost) ? lost.filter((name) => typeof name === 'string') : [];
}
