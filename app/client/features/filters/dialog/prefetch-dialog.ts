/** Fetches what the filters dialog is drawn with, before it is asked for. */
export function prefetchDialog(): void {
  void import('./FiltersDialog.tsx');
  void import('../panel/FilterForm.tsx');
  void import('../sync/filter-forms.ts');
}
