/** The name of a place in the language of the page. */
export function ownName(_russian: string, tajik: string): string {
  return tajik;
}
