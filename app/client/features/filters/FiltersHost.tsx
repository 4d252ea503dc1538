import { lazy, Suspense } from 'react';

import { filtersDialog } from './filters-dialog.ts';

const FiltersDialog = lazy(async () => {
  const { FiltersDialog: Dialog } = await import('./dialog/FiltersDialog.tsx');
  return { default: Dialog };
});

/**
 * The outlet of the filters dialog, on every page. The dialog's code loads at its first opening.
 */
export function FiltersHost() {
  const request = filtersDialog.use();
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <FiltersDialog key={JSON.stringify(request)} request={request} />
    </Suspense>
  );
}
