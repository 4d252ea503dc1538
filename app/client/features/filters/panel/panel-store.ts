import type { Plan } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Number of filters in the panel beside the results, without child filters (DESIGN §7). */
export const PANEL_FILTERS = 7;

/**
 * A view of the form with only the page's first filters and their children, in the server's order.
 * Values of the other filters are kept.
 */
export function panelStore(store: FormStore): FormStore {
  const panel = panelFields(store.plan);
  let all = store.visibleFields();
  let shown = all.filter((field) => panel.has(field));
  return {
    ...store,
    visibleFields: () => {
      const visible = store.visibleFields();
      if (visible === all) return shown;
      all = visible;
      const next = visible.filter((field) => panel.has(field));
      const isSame = next.length === shown.length && next.every((field, n) => field === shown[n]);
      if (!isSame) shown = next;
      return shown;
    },
  };
}

/** Indexes in `plan.fields` of the filters that the panel shows when they are visible. */
export function panelFields({ fields }: Plan): ReadonlySet<number> {
  const panel = new Set<number>();
  let roots = 0;
  for (const { index, parent } of fields) {
    if (parent !== null) {
      if (panel.has(parent)) panel.add(index);
    } else if (roots < PANEL_FILTERS) {
      panel.add(index);
      roots += 1;
    }
  }
  return panel;
}
