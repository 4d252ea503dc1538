import { lazy, Suspense } from 'react';

import { filtersDialog } from './filters-dialog.ts';

const FiltersDialog = lazy(async () => {
  const { FiltersDialog: Dialog } = await import('./dialog/FiltersDialog.tsx');
  return { default: Dialog };
});

/** Where the filters dialog appears, on every page. It comes with the first request for it. */
export function FiltersHost() {
  const request = filtersDialog.use();
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <FiltersDialog key={JSON.stringify(request)} request={request} />
    </Suspense>
  );
}
