import { lazy } from 'react';

/** Loaded when a search finds nothing. */
export const LazyLoosenedResults = lazy(async () => {
  const { LoosenedResults } = await import('./LoosenedResults.tsx');
  return { default: LoosenedResults };
});
