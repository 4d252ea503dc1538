/** Takes the signs between numbers out of a query: «3х4» is two numbers, «2-х» and «3х» one. */
export function withoutSigns(query: string): string {
  return query
    .replaceAll(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, ' ')
    .replaceAll(/(?<=\d)-?х(?!\p{L})/giu, ' ');
}

/** Returns the single letters before a number: «к5» has no preposition. */
export function modelSigns(query: string): readonly string[] {
  return Array.from(query.matchAll(/(?<!\p{L})\p{L}(?=\d)/gu), ([letter]) => letter.toLowerCase());
}
