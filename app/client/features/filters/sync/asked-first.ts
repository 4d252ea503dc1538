import { KNOWN_KEYS } from '../../../../card/known-keys.ts';
import type { FilterPage } from '../../../../contract/index.ts';

type Filters = FilterPage['filters'];

/** What people ask first, on every page: what it costs, then where it is (SCREENS, «Filter panel»). */
const FIRST_KEYS: readonly string[] = [
  KNOWN_KEYS.price,
  KNOWN_KEYS.salary,
  KNOWN_KEYS.payPeriod,
  KNOWN_KEYS.city,
];

/**
 * The same filters in the order of the panel: price, pay, city, then the definition's own order. A
 * child filter follows its parent.
 */
export function askedFirst(filters: Filters): Filters {
  const ids = new Set(filters.map(({ id }) => id));
  const children = Map.groupBy(filters, ({ parent_filter_id: parent }) =>
    parent !== undefined && parent !== null && ids.has(parent) ? parent : null,
  );
  const ordered = new Set<Filters[number]>();
  const add = (filter: Filters[number]) => {
    if (ordered.has(filter)) return;
    ordered.add(filter);
    for (const child of children.get(filter.id) ?? []) add(child);
  };
  const roots = children.get(null) ?? [];
  for (const root of roots.toSorted((one, other) => rankOf(one) - rankOf(other))) add(root);
  // A circle of parents has no root: its filters stay, so that the engine reports them.
  for (const filter of filters) add(filter);
  return [...ordered];
}

function rankOf({ key }: Filters[number]): number {
  const rank = FIRST_KEYS.indexOf(key);
  return rank === -1 ? FIRST_KEYS.length : rank;
}
