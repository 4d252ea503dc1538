import { lazy } from 'react';

/** Loaded after the page: the footer is below the first view. */
export const LazyOutsideLinks = lazy(async () => {
  const { OutsideLinks } = await import('./OutsideLinks.tsx');
  return { default: OutsideLinks };
});
