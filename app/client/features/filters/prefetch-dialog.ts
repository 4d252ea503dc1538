/** Fetches what the filters dialog is drawn with, before it is asked for. */
export function prefetchDialog(): void {
  void import('./FiltersDialog.tsx');
  void import('./FilterForm.tsx');
  void import('./open-filters.ts');
}
