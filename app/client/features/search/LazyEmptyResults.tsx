import { lazy } from 'react';

/** Loaded when a search finds nothing. */
export const LazyEmptyResults = lazy(async () => {
  const { EmptyResults } = await import('./EmptyResults.tsx');
  return { default: EmptyResults };
});
