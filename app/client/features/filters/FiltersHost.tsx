import { lazy, Suspense } from 'react';

import { useFiltersWish } from './filters-wish.ts';

const FiltersDialog = lazy(async () => {
  const { FiltersDialog: Dialog } = await import('./dialog/FiltersDialog.tsx');
  return { default: Dialog };
});

/** Where the filters dialog appears, on every page. It comes with the first wish for it. */
export function FiltersHost() {
  const wish = useFiltersWish();
  if (wish === null) return null;
  return (
    <Suspense fallback={null}>
      <FiltersDialog key={JSON.stringify(wish)} wish={wish} />
    </Suspense>
  );
}
