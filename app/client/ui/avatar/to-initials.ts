/**
 * First letters of the first two words, upper-cased (spec §2); `''` for a blank name. Skips quotes
 * before a letter; of a word without letters and digits it takes the first character.
 */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => firstLetter(word).toLocaleUpperCase('ru')).join('');
}

function firstLetter(word: string): string {
  return /[\p{L}\p{N}]/u.exec(word)?.[0] ?? Array.from(word)[0] ?? '';
}
