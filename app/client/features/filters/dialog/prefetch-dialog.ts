import { loadShapes } from '../../../api/transport/load-shapes.ts';

/** Fetches what the filters dialog is drawn with, before it is asked for. */
export function prefetchDialog(): void {
  void import('./FiltersDialog.tsx');
  void import('../panel/FilterForm.tsx');
  void import('../sync/filter-forms.ts');
  // A page that the server drew has made no call yet: the definitions are its first.
  loadShapes().catch(() => undefined);
}
