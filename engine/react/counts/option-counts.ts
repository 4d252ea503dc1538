import { createContext, use } from 'react';

import type { Option } from '../../definition/field-definition.ts';

/** How many things each option of a filter would find, for the choices as they are. */
export interface OptionCounts {
  /** By the key of the field, then by the text of the option's value; `null`: not counted. */
  readonly find: (key: string, value: string) => number | null;
  /** Whether newer counts are loading: these are of the choices before. */
  readonly isStale: boolean;
}

/** Gives a form in filter mode the counts to show beside its options; without it none are shown. */
export const OptionCountsContext = createContext<OptionCounts>({
  find: () => null,
  isStale: false,
});

/** The counts of one field's options. */
export interface FieldCounts extends Pick<OptionCounts, 'isStale'> {
  readonly of: (option: Option) => number | null;
}

/** The counts that the form around knows of a field. */
export function useFieldCounts(key: string): FieldCounts {
  const { find, isStale } = use(OptionCountsContext);
  return { isStale, of: ({ value }) => find(key, String(value)) };
}

/**
 * The options that most things have, in the order of the list; `null` where they are not counted.
 * Options that nothing has are taken last.
 */
export function commonestOptions(
  options: readonly Option[],
  { of }: Pick<FieldCounts, 'of'>,
  most: number,
): ReadonlySet<Option> | null {
  const counted = options.map((option) => ({ option, count: of(option) }));
  if (!counted.some(({ count }) => count !== null && count > 0)) return null;
  const first = counted.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return new Set(first.slice(0, most).map(({ option }) => option));
}
