import { lazy } from 'react';

/** The same form, fetched when it is first drawn: the engine's part is large. */
export const LazyFilterForm = lazy(async () => {
  const { FilterForm } = await import('./FilterForm.tsx');
  return { default: FilterForm };
});
