import type { Chip, SearchFilter } from '@bozor/form-engine/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { scopeOf } from '../../../links/search-address.ts';
import type { LinkEntry, SearchAddress, SearchScope } from '../../../links/search-address.ts';
import { drawnReading } from './drawn-reading.ts';
import { filterForm } from './filter-form.ts';
import type { FilterChange } from './filter-sync.ts';
import type { DrawnReading, FilterReading, OpenFilters } from './open-filters.ts';
import { promotionFilters } from './promotion-filters.ts';

/** The parsed filters of an address. */
export interface AppliedFilters {
  /** The open forms of the scope; `null` before they are loaded, and without a scope. */
  readonly form: OpenFilters | null;
  /** The chips from the server, until the form is loaded. */
  readonly chips: readonly Chip[];
  /** The search filters; `null` until the address is parsed. */
  readonly filters: readonly SearchFilter[] | null;
  /** Names of the filters of this address that no longer exist, until they are removed from it. */
  readonly lost: readonly string[];
  /** Retries; set when the code or the definitions failed to load. */
  readonly retry: (() => void) | null;
  /** Renews the form if the latest definitions differ from its own. */
  readonly renew: () => void;
}

/** A new address of the same page. */
interface AddressChange {
  readonly address: SearchAddress;
  /** `replace` adds no history entry. */
  readonly how: 'push' | 'replace';
  /** Names of filters of the old address that no longer exist. */
  readonly lost: readonly string[];
}

interface AppliedFiltersOptions {
  readonly address: SearchAddress;
  readonly onAddress: (change: AddressChange) => void;
}

/**
 * Parses the filters of an address, synchronises it with the form of its scope, and removes
 * obsolete filters from it.
 */
export function useAppliedFilters(options: AppliedFiltersOptions): AppliedFilters {
  const { address, onAddress } = options;
  const scope = scopeOf(address);
  // Without filters in the address only the panel needs the form, and requests it later.
  const isNeeded = scope !== null && address.entries.length > 0;
  const query = useQuery({ ...filterForm(scope ?? NOWHERE), enabled: isNeeded });
  const form = scope === null ? null : (query.data ?? null);
  const renew = () => void query.refetch();
  const written = JSON.stringify(address.entries);
  const check = useQuery({ ...formCheck(scope ?? NOWHERE, written), enabled: isNeeded });
  const drawn = useQuery(drawnReading(scope ?? NOWHERE, address.entries)).data ?? null;
  const reader = check.isFetching ? null : form;
  const reading = readFilters(address, reader ?? toReader(drawn));

  const report = useEffectEvent((change: Omit<AddressChange, 'address'>, entries: Entries) =>
    onAddress({ address: { ...address, entries }, ...change }),
  );
  const take = useEffectEvent(({ entries, history, lost }: FilterChange) => {
    report({ how: history, lost }, entries);
  });
  useEffect(() => form?.sync.subscribe((change) => take(change)), [form]);

  useEffect(() => {
    if (reading === null) return;
    form?.sync.follow(reading.entries);
    const isClean = JSON.stringify(reading.entries) === written;
    if (!isClean) report({ how: 'replace', lost: reading.lost }, reading.entries);
  }, [form, reading, written]);

  return {
    form,
    chips: drawn?.chips ?? NO_CHIPS,
    ...foundIn(reading, address),
    retry: isNeeded && query.isError ? renew : null,
    renew,
  };
}

/**
 * Whether the form's definitions are fresh enough to parse an address: definitions that changed
 * under an open tab are reloaded before a search. If the check fails, the search uses the old ones.
 */
function formCheck(scope: SearchScope, written: string) {
  return queryOptions({
    queryKey: ['filter-form', scope.kind, scope.id, written],
    queryFn: ({ client }) => client.fetchQuery(filterForm(scope)),
    retry: false,
    structuralSharing: false,
  });
}

type Entries = readonly LinkEntry[];

const NOWHERE = { kind: 'category', id: '' } as const;
const NO_CHIPS: readonly Chip[] = [];
const NO_FILTERS: FilterReading = { filters: [], entries: [], lost: [] };

/** `null`: the scope's form is needed and is loading. */
function readFilters(
  { entries, ...rest }: SearchAddress,
  reader: Pick<OpenFilters, 'read'> | null,
) {
  if (entries.length === 0) return NO_FILTERS;
  if (reader !== null) return reader.read(entries);
  if (scopeOf({ entries, ...rest }) !== null) return null;
  // Without a scope there are no definitions, so no filters.
  const lost = entries.map(([name]) => name.slice(name.indexOf('_') + 1));
  return { ...NO_FILTERS, lost };
}

function foundIn(reading: FilterReading | null, address: SearchAddress) {
  if (reading === null) return { filters: null, lost: [] };
  const { filters, lost } = reading;
  return { filters: [...filters, ...promotionFilters(address)], lost };
}

/** The server's reading is valid for its own address only. */
function toReader(drawn: DrawnReading | null): Pick<OpenFilters, 'read'> | null {
  return drawn === null ? null : { read: () => drawn };
}
