import { lazy } from 'react';

/** The same form, loaded at its first rendering: the engine's part is large. */
export const LazyFilterForm = lazy(async () => {
  const { FilterForm } = await import('./FilterForm.tsx');
  return { default: FilterForm };
});
