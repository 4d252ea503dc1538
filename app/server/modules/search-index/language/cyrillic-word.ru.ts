/** Latin letters that are typed for a Cyrillic one, the longest first. */
const SIGNS = /shch|sch|sh|ch|zh|kh|gh|ts|y[aueo]|[a-z]/g;

const CYRILLIC: Readonly<Record<string, string>> = {
  shch: 'щ',
  sch: 'щ',
  sh: 'ш',
  ch: 'ч',
  zh: 'ж',
  kh: 'х',
  gh: 'г',
  ts: 'ц',
  ya: 'я',
  yu: 'ю',
  ye: 'е',
  yo: 'е',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  z: 'з',
};

/**
 * Returns the folded Cyrillic word that a Latin one is typed for: «mashina» is «машина», «xona» is
 * «хона». Other words are returned as they are.
 */
export function toCyrillicWord(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return word
    .replaceAll(/(?<=[bcdfghjklmnpqrstvwxz])y(?![aueo])/g, 'ы')
    .replaceAll(/y(?![aueo])/g, 'й')
    .replaceAll(SIGNS, (sign) => CYRILLIC[sign] ?? sign);
}
