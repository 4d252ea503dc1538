import { loadShapes } from '../../../api/transport/load-shapes.ts';

/** Loads the code of the filters dialog ahead of its opening. */
export function prefetchDialog(): void {
  void import('./FiltersDialog.tsx');
  void import('../panel/FilterForm.tsx');
  void import('../sync/filter-forms.ts');
  // A page that the server drew has made no call yet: the definitions are its first.
  loadShapes().catch(() => undefined);
}
