import { optionalPart } from '../../ui/optional-part.ts';

/** Loaded after the page: the footer is below the first view. */
export const LazyOutsideLinks = optionalPart(async () => {
  const { OutsideLinks } = await import('./OutsideLinks.tsx');
  return OutsideLinks;
});
