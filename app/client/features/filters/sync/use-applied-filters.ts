import type { Chip, SearchFilter } from '@bozor/form-engine/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { placeOf } from '../../../links/search-address.ts';
import type { LinkEntry, SearchAddress } from '../../../links/search-address.ts';
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
  const drawn = useQuery(drawnReading(place ?? NOWHERE, address.entries)).data ?? null;
  const reading = readFilters(address, form ?? toReader(drawn));

  const say = useEffectEvent((change: Omit<AddressChange, 'address'>, entries: Entries) =>
    onAddress({ address: { ...address, entries }, ...change }),
  );
  const take = useEffectEvent(({ entries, weight, lost }: FilterChange) => {
    const names = lost.map((key) => nameIn(form, key));
    say({ how: weight === 'step' ? 'push' : 'replace', lost: names }, entries);
  });
  useEffect(() => form?.sync.subscribe((change) => take(change)), [form]);

  const written = JSON.stringify(address.entries);
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
    retry: isNeeded && query.isError ? () => void query.refetch() : null,
  };
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

function nameIn(form: OpenFilters | null, key: string): string {
  return form?.plan.fields.find((field) => field.key === key)?.name ?? key;
}
