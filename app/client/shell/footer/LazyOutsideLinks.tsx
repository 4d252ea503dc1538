import { optionalPart } from '../../ui/optional-part.ts';

/** Loaded after the profile, which has these links at its end. */
export const LazyOutsideLinks = optionalPart(async () => {
  const { OutsideLinks } = await import('./OutsideLinks.tsx');
  return OutsideLinks;
});
