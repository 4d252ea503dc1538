/** First letters of the first two words, upper-cased (spec §2); `''` for a blank name. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('ru')).join('');
}
