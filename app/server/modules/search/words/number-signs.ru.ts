/**
 * Takes the signs between numbers out of a query: «3х4» is two numbers, «2-х» and «3х» one. Takes
 * out «б/у» and «на дом» after a service too: few ads have these words, whatever is sold.
 */
export function withoutSigns(query: string): string {
  const plain = query
    .replaceAll(/(?<!\p{L})б[\s/.]?у(?!\p{L})/giu, ' ')
    .replaceAll(/(?<=\p{L}\s+)на\s+дому?(?!\p{L})/giu, ' ');
  return (plain.trim() === '' ? query : plain)
    .replaceAll(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, ' ')
    .replaceAll(/(?<=\d)-?х(?!\p{L})/giu, ' ');
}

/** Returns the single letters before a number: «к5» has no preposition. */
export function modelSigns(query: string): readonly string[] {
  return Array.from(query.matchAll(/(?<!\p{L})\p{L}(?=\d)/gu), ([letter]) => letter.toLowerCase());
}
