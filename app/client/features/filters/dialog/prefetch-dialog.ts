/** Loads the code of the filters dialog ahead of its opening. */
export function prefetchDialog(): void {
  void import('./FiltersDialog.tsx');
  void import('../panel/FilterForm.tsx');
  void import('../sync/filter-forms.ts');
}
