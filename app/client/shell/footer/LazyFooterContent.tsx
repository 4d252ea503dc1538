import { optionalPart } from '../../ui/optional-part.ts';

/** Loaded when a visitor comes near to it: the footer is below the first view. */
export const LazyFooterContent = optionalPart(async () => {
  const { FooterContent } = await import('./FooterContent.tsx');
  return FooterContent;
});
