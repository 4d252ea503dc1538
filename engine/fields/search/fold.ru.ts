/** Tajik letters as their Russian neighbours, and й and ё as Unicode takes them apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ҳ: 'х',
  қ: 'к',
  ғ: 'г',
  ҷ: 'ч',
  й: 'и',
  ё: 'е',
};

/** What folds to itself: nearly every name of a list, and 50,000 of them are folded at a key. */
const FOLDED = /^[a-z0-9а-ик-я]+(?: [a-z0-9а-ик-я]+)*$/;

/**
 * A text as a search compares it: lower case, ё = е, й = и, Tajik letters as their Russian
 * neighbours (ҷ = ч), Latin letters without accents, every run of other signs one space.
 */
export function fold(text: string): string {
  const plain = text.toLowerCase().replace(/[ҳқғҷйё]/g, (letter) => PLAIN[letter] ?? letter);
  if (FOLDED.test(plain)) return plain;
  return plain
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** All the ways a text folds: ҷ is ч to some and дж to others. */
export function folds(text: string): readonly string[] {
  return /ҷ/i.test(text) ? [fold(text), fold(text.replace(/ҷ/gi, 'дж'))] : [fold(text)];
}

/**
 * How a folded text sounds, in Latin letters, the same for both alphabets: «тойота» and «Toyota»
 * are `toiota`, «шевроле» and «Chevrolet» begin with `jevrole`.
 */
export function phoneticKey(folded: string): string {
  return folded
    .replace(/c(?=[eiy])|(?<![a-z])x/g, 's')
    .replace(PHONETIC_SIGNS, (sign) => PHONETIC_KEYS[sign] ?? '')
    .replace(/([a-z])\1+/g, '$1');
}

/** The consonants of a phoneticKey, near ones made one: what is left when vowels are misheard. */
export function skeleton(sounded: string): string {
  return sounded
    .replace(/[aeiou]/g, '')
    .replace(/v/g, 'f')
    .replace(/z/g, 's');
}

/** Several letters before one: the first alternative that fits wins. */
const PHONETIC_SIGNS = /sch|tch|sh|ch|zh|ph|th|kh|ck|qu|ee|oo|дж|[cjqwxyа-я]/g;

const PHONETIC_KEYS: Readonly<Record<string, string>> = {
  sch: 'j',
  tch: 'j',
  sh: 'j',
  ch: 'j',
  zh: 'j',
  ph: 'f',
  th: 't',
  kh: 'h',
  ck: 'k',
  qu: 'kv',
  ee: 'i',
  oo: 'u',
  дж: 'j',
  c: 'k',
  j: 'j',
  q: 'k',
  w: 'v',
  x: 'ks',
  y: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'j',
  ш: 'j',
  щ: 'j',
  ы: 'i',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};
