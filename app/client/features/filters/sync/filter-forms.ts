import type { QueryClient } from '@tanstack/react-query';

import type { FilterPage } from '../../../../contract/index.ts';
import type { SearchScope } from '../../../links/search-address.ts';
import { filterPlan, openFilters } from './open-filters.ts';
import type { OpenFilters } from './open-filters.ts';

/**
 * Maximum number of open forms; beyond it the least recently used one is closed with its values.
 */
export const FORMS_LIMIT = 8;

/** The open forms of a page, one per scope. */
export interface FilterForms {
  /**
   * The form of a scope for its current definitions. It is reused while their hash is equal; after
   * a change a new form takes over the values that still fit.
   */
  readonly formOf: (scope: SearchScope, page: FilterPage) => Promise<OpenFilters>;
}

/** Creates the registry of a page. */
export function createFilterForms(limit: number = FORMS_LIMIT): FilterForms {
  const forms = new Map<string, OpenFilters>();
  return {
    formOf: async ({ kind, id }, page) => {
      const name = `${kind} ${id}`;
      const known = forms.get(name) ?? null;
      const form = known === null ? openFilters(filterPlan(page)) : await renewed(known, page);
      // Re-inserted, so that the first key of the map is the least recently used.
      forms.delete(name);
      forms.set(name, form);
      const [oldest] = forms.keys();
      if (forms.size > limit && oldest !== undefined) forms.delete(oldest);
      return form;
    },
  };
}

const registries = new WeakMap<QueryClient, FilterForms>();

/** The registry of the page with these queries. */
export function filterFormsOf(queries: QueryClient): FilterForms {
  const known = registries.get(queries) ?? createFilterForms();
  registries.set(queries, known);
  return known;
}

/** The same form for equal definitions, else a new one with its values. */
async function renewed(form: OpenFilters, page: FilterPage): Promise<OpenFilters> {
  const plan = filterPlan(page);
  if (plan.hash === form.plan.hash) return form;
  // Few tabs outlive their definitions: the code that transfers values is loaded for those.
  const { reconcile } = await import('@bozor/form-engine/reconcile');
  // Pending changes are written first, since the next form has its own timer.
  form.sync.flush();
  return openFilters(plan, { before: form, reconcile });
}
