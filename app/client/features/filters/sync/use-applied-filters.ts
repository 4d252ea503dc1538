import type { Chip, SearchFilter } from '@bozor/form-engine/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { placeOf } from '../../../links/search-address.ts';
import type { LinkEntry, SearchAddress, SearchPlace } from '../../../links/search-address.ts';
import { drawnReading } from './drawn-reading.ts';
import { filterForm } from './filter-form.ts';
import type { FilterChange } from './filter-sync.ts';
import type { DrawnReading, FilterReading, OpenFilters } from './open-filters.ts';
import { promotionFilters } from './promotion-filters.ts';

/** The filters of an address, understood. */
export interface AppliedFilters {
  /** The living forms of the place; `null` before they have come, and without a place. */
  readonly form: OpenFilters | null;
  /** The chips that the server drew, until the form is there. */
  readonly chips: readonly Chip[];
  /** What to search for; `null` while the address is not understood yet. */
  readonly filters: readonly SearchFilter[] | null;
  /** Set when what understands the address did not come: the way to ask again. */
  readonly retry: (() => void) | null;
  /** Renews the form if the definitions that were read last differ from its own. */
  readonly renew: () => void;
}

/** A new address of the same page. */
interface AddressChange {
  readonly address: SearchAddress;
  /** `replace` makes no step of the way back. */
  readonly how: 'push' | 'replace';
  /** Names of filters that the old address had and that are no more. */
  readonly lost: readonly string[];
}

interface AppliedFiltersOptions {
  readonly address: SearchAddress;
  readonly onAddress: (change: AddressChange) => void;
}

/**
 * Reads the filters of an address, keeps the form of its place true to it and it to the form, and
 * cleans an old address of what is no more.
 */
export function useAppliedFilters(options: AppliedFiltersOptions): AppliedFilters {
  const { address, onAddress } = options;
  const place = placeOf(address);
  // Without filters in the address only the panel needs the form, and asks for it when it is time.
  const isNeeded = place !== null && address.entries.length > 0;
  const query = useQuery({ ...filterForm(place ?? NOWHERE), enabled: isNeeded });
  const form = place === null ? null : (query.data ?? null);
  const renew = () => void query.refetch();
  const written = JSON.stringify(address.entries);
  const check = useQuery({ ...formCheck(place ?? NOWHERE, written), enabled: isNeeded });
  const drawn = useQuery(drawnReading(place ?? NOWHERE, address.entries)).data ?? null;
  const reader = check.isFetching ? null : form;
  const reading = readFilters(address, reader ?? toReader(drawn));

  const say = useEffectEvent((change: Omit<AddressChange, 'address'>, entries: Entries) =>
    onAddress({ address: { ...address, entries }, ...change }),
  );
  const take = useEffectEvent(({ entries, weight, lost }: FilterChange) => {
    say({ how: weight === 'step' ? 'push' : 'replace', lost }, entries);
  });
  useEffect(() => form?.sync.subscribe((change) => take(change)), [form]);

  useEffect(() => {
    if (reading === null) return;
    form?.sync.follow(reading.entries);
    const isClean = JSON.stringify(reading.entries) === written;
    if (!isClean) say({ how: 'replace', lost: reading.lost }, reading.entries);
  }, [form, reading, written]);

  return {
    form,
    chips: drawn?.chips ?? NO_CHIPS,
    filters: reading === null ? null : [...reading.filters, ...promotionFilters(address)],
    retry: isNeeded && query.isError ? renew : null,
    renew,
  };
}

/**
 * Whether the form of a place is not too old to read an address: definitions that changed under an
 * open tab are read before anything is searched for by them. What cannot be checked is searched for
 * as it is.
 */
function formCheck(place: SearchPlace, written: string) {
  return queryOptions({
    queryKey: ['filter-form', place.kind, place.id, written],
    queryFn: ({ client }) => client.fetchQuery(filterForm(place)),
    retry: false,
    structuralSharing: false,
  });
}

type Entries = readonly LinkEntry[];

const NOWHERE = { kind: 'category', id: '' } as const;
const NO_CHIPS: readonly Chip[] = [];
const NO_FILTERS: FilterReading = { filters: [], entries: [], lost: [] };

/** `null`: it takes the form of the place to understand, and that is on its way. */
function readFilters(
  { entries, ...rest }: SearchAddress,
  reader: Pick<OpenFilters, 'read'> | null,
) {
  if (entries.length === 0) return NO_FILTERS;
  if (reader !== null) return reader.read(entries);
  if (placeOf({ entries, ...rest }) !== null) return null;
  // Without a place there are no definitions, so no filters.
  const lost = entries.map(([name]) => name.slice(name.indexOf('_') + 1));
  return { ...NO_FILTERS, lost };
}

/** What the server drew is the reading of this address alone. */
function toReader(drawn: DrawnReading | null): Pick<OpenFilters, 'read'> | null {
  return drawn === null ? null : { read: () => drawn };
}
