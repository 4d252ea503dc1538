/** Tajik words that are other Russian ones without their letters: «курсӣ» is a chair, no course. */
const HOMOGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})курсӣ(?:ҳо|ҳои|и)?(?!\p{L})/giu, 'стул'],
];

/** Returns a query with such words in Russian. */
export function withoutHomographs(query: string): string {
  return HOMOGRAPHS.reduce((text, [word, meant]) => text.replaceAll(word, meant), query);
}
