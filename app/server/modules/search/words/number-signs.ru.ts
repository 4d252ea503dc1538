const UNIT =
  '\\s*(?:кв\\.?\\s*м(?:етр\\p{L}*)?|м\\s*кв|м[2²]|квадрат\\p{L}*(?:\\s+метр\\p{L}*)?)(?![\\p{L}\\p{N}])\\.?';
/** An area's unit after its number: the number is what ads have alike. */
const SQUARE_METRES = new RegExp(`(?<=\\d)${UNIT}`, 'giu');
const AREA = new RegExp(`\\d+(?:[.,]\\d+)?${UNIT}`, 'giu');

/**
 * Takes the signs between numbers out of a query: «3х4» is two numbers, «2-х» and «3х» one. Takes
 * out «б/у», «на дом» after a service and «м²» too: few ads have these words, or in another spelling.
 */
export function withoutSigns(query: string): string {
  const plain = query
    .replaceAll(/(?<!\p{L})б[\s/.]?у(?!\p{L})/giu, ' ')
    .replaceAll(/(?<=\p{L}\s+)на\s+дому?(?!\p{L})/giu, ' ');
  return (plain.trim() === '' ? query : plain)
    .replaceAll(SQUARE_METRES, ' ')
    .replaceAll(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, ' ')
    .replaceAll(/(?<=\d)-?х(?!\p{L})/giu, ' ');
}

/** Returns a query without its areas, which are of things of many kinds. */
export function withoutAreas(query: string): string {
  const left = query.replaceAll(AREA, ' ');
  return left.trim() === '' ? query : left;
}

/** Returns the single letters before a number: «к5» has no preposition. */
export function modelSigns(query: string): readonly string[] {
  return Array.from(query.matchAll(/(?<!\p{L})\p{L}(?=\d)/gu), ([letter]) => letter.toLowerCase());
}
