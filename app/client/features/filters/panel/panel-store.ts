import type { Plan } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Number of filters in the panel beside the results, without child filters (DESIGN §7). */
export const PANEL_FILTERS = 7;

/**
 * A view of the form with only the page's first filters and their children. Values of the other
 * filters are kept.
 */
export function panelStore(store: FormStore): FormStore {
  const inPanel = new Set(panelFields(store.plan));
  const pick = (visible: readonly number[]) => visible.filter((field) => inPanel.has(field));
  let all = store.visibleFields();
  let shown = pick(all);
  return {
    ...store,
    visibleFields: () => {
      const visible = store.visibleFields();
      if (visible === all) return shown;
      all = visible;
      const next = pick(visible);
      const isSame = next.length === shown.length && next.every((field, n) => field === shown[n]);
      if (!isSame) shown = next;
      return shown;
    },
  };
}

/** Number of filters of a page that the panel does not show, without child filters. */
export function foldedCount({ fields }: Plan): number {
  const roots = fields.filter(({ parent }) => parent === null);
  return Math.max(0, roots.length - PANEL_FILTERS);
}

/** Indexes in `plan.fields` of the filters that the panel shows when they are visible. */
export function panelFields({ fields }: Plan): readonly number[] {
  const roots = fields.filter(({ parent }) => parent === null).slice(0, PANEL_FILTERS);
  const panel = new Set(roots.map(({ index }) => index));
  // A set takes in what is added while it is walked: children of children are found as well.
  for (const parent of panel) {
    for (const field of fields) if (field.parent === parent) panel.add(field.index);
  }
  return fields.flatMap(({ index }) => (panel.has(index) ? [index] : []));
}
