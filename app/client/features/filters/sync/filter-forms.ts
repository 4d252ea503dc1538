import type { QueryClient } from '@tanstack/react-query';

import type { FilterPage } from '../../../../contract/index.ts';
import type { SearchPlace } from '../../../links/search-address.ts';
import { filterPlan, openFilters } from './open-filters.ts';
import type { OpenFilters } from './open-filters.ts';

/** Forms that live at once; the one that was used longest ago is let go, with what was left in it. */
export const FORMS_LIMIT = 8;

/** The living forms of a page, one a place. */
export interface FilterForms {
  /**
   * The form of a place by the definitions that it has now. The form stays the same while their hash
   * does; after a change it is another one, with everything carried over that still fits.
   */
  readonly formOf: (place: SearchPlace, page: FilterPage) => Promise<OpenFilters>;
}

/** Creates the registry of a page. */
export function createFilterForms(limit: number = FORMS_LIMIT): FilterForms {
  const forms = new Map<string, OpenFilters>();
  return {
    formOf: async ({ kind, id }, page) => {
      const name = `${kind} ${id}`;
      const known = forms.get(name) ?? null;
      const form = known === null ? openFilters(filterPlan(page)) : await renewed(known, page);
      // Written again, so that the first of the map is the one that was used longest ago.
      forms.delete(name);
      forms.set(name, form);
      const [oldest] = forms.keys();
      if (forms.size > limit && oldest !== undefined) forms.delete(oldest);
      return form;
    },
  };
}

const registries = new WeakMap<QueryClient, FilterForms>();

/** The registry of the page that has these queries. */
export function filterFormsOf(queries: QueryClient): FilterForms {
  const known = registries.get(queries) ?? createFilterForms();
  registries.set(queries, known);
  return known;
}

/** The same form where the definitions are the same, else another one with its values. */
async function renewed(form: OpenFilters, page: FilterPage): Promise<OpenFilters> {
  const plan = filterPlan(page);
  if (plan.hash === form.plan.hash) return form;
  // Few tabs outlive their definitions: the part that carries forms over is loaded for those.
  const { reconcile } = await import('@bozor/form-engine/reconcile');
  // What waits for its time goes to the address first: the next form has another timer.
  form.sync.flush();
  return openFilters(plan, { before: form, reconcile });
}
