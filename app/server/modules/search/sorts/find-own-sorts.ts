import type { Plan, PlanField } from '@bozor/form-engine';

import type { OwnSort } from '../../../../contract/index.ts';
import {
  keptKeys,
  sharedColumns,
  type Catalogue,
  type Columns,
  type Slot,
} from '../../search-index/index.ts';
import type { SearchScope } from '../search-scope.ts';
import { sortLabel } from './sort-label.ru.ts';

/** Maximum number of values by which a scope is sorted: the first of its page. */
const SORTED_KEYS = 3;

/** An order by a value of the definitions. */
export interface ValueSort extends OwnSort {
  readonly slot: Slot;
  readonly direction: 'asc' | 'desc';
}

/** Returns the columns of the measured values in a scope; everywhere only the price has one. */
export function columnsOf(
  catalogue: Catalogue,
  { category, subcategory }: SearchScope,
): ReadonlyMap<string, Columns> {
  if (category === null) return new Map();
  if (subcategory === null) return sharedColumns(catalogue, category);
  return keptKeys(catalogue, category).get(subcategory.id)?.columns ?? new Map();
}

/**
 * Returns the orders that a scope has beside those of every search: by the first single numbers of
 * its page that every ad may have; a salary counts as one.
 */
export function findOwnSorts(
  catalogue: Catalogue,
  scope: SearchScope,
  plan: Plan,
): readonly ValueSort[] {
  const columns = columnsOf(catalogue, scope);
  const slotOf = ({ key, type, parent, showIf }: PlanField): Slot | null => {
    const column = columns.get(key);
    const isOfAll = parent === null && showIf.length === 0;
    // A salary is sorted by its lower side.
    const isOne = column?.second === null || type === 'SALARY';
    return isOfAll && column !== undefined && isOne ? column.first : null;
  };
  return plan.fields
    .flatMap((field) => {
      const slot = slotOf(field);
      return slot === null ? [] : [{ key: field.key, name: field.name, slot }];
    })
    .slice(0, SORTED_KEYS)
    .flatMap(({ key, name, slot }) =>
      (['desc', 'asc'] as const).map((direction) => ({
        id: `${key}_${direction}`,
        label: sortLabel(name, direction),
        slot,
        direction,
      })),
    );
}
