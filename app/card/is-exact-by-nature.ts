/** Categories and subcategories whose places are businesses or building sites, not homes. */
const EXACT_PLACES: ReadonlySet<string> = new Set([
  'new-buildings',
  'real-estate.kommercheskaya-nedvizhimost',
]);

/** Whether every ad of a subcategory shows its place to everybody as it is. */
export function isExactByNature({
  categoryId,
  subcategoryId,
}: {
  readonly categoryId: string;
  readonly subcategoryId: string;
}): boolean {
  return EXACT_PLACES.has(categoryId) || EXACT_PLACES.has(subcategoryId);
}
