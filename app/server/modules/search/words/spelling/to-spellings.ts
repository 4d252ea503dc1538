import { diminutiveBases, stemWord, toCyrillicWord } from '../../../search-index/index.ts';
import { isAction } from '../subject-of.ru.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { toLatinSigns } from './latin-signs.ru.ts';
import type { NearWords } from './spelling-index.ts';

/** The word as typed, then other spellings of it. */
export type Spellings = readonly string[];

/** Shortest part of a word that was typed without its space. */
export const MIN_PART = 3;
/** Distance from which another reading of a word is tried before a correction. */
const FAR = 1.5;

/** Whether a word is a number, or ads have it or what the trade calls by it. */
export function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  const isKnown = vocabulary.has(word) || vocabulary.isOption(word) || vocabulary.isGoods(word);
  return isKnown || /^\p{N}+$/u.test(word) || vocabulary.meaningsOf(word).length > 0;
}

/** Whether a text is one word of letters. */
export function isLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/**
 * Returns the spellings of a word, of several when it was typed without spaces.
 *
 * @param isThing Whether the word may name what is sought.
 */
export function toSpellings(
  word: string,
  isThing: boolean,
  vocabulary: Vocabulary,
): readonly Spellings[] {
  const possible = toLatinSigns(word);
  const known = knownSpellings(word, { possible, isThing }, vocabulary);
  if (known !== null) return [known];
  const parts = partsOfSign(possible, vocabulary);
  if (parts !== null) return parts.map((part) => [part]);
  if (vocabulary.isGoods(word)) return [withNear(word, vocabulary)];
  const isPart = vocabulary.isGoodsPart(word);
  const { words, distance } = (isPart ? vocabulary.findTitled : vocabulary.findSpellings)(word);
  if (distance >= 1 && isPart) return [withNear(word, vocabulary)];
  return corrected(word, { words, distance }, vocabulary);
}

/** The parts of the sign of a model that was typed as one word; `null` for others. */
function partsOfSign(possible: readonly string[], vocabulary: Vocabulary): Spellings | null {
  for (const sign of possible) {
    const { words, distance } = vocabulary.findSpellings(sign);
    const [parts] = distance === 0 ? words : [];
    if (parts?.includes(' ') === true) return parts.split(' ');
  }
  return null;
}

/** An unknown word: of several without spaces, of a known end or beginning, or with wrong letters. */
function corrected(
  word: string,
  { words, distance }: NearWords,
  vocabulary: Vocabulary,
): readonly Spellings[] {
  const parts = distance < FAR ? null : findParts(word, vocabulary);
  if (parts !== null) return parts.map((part) => [part]);
  const tail = distance < 1 ? null : findTail(word, vocabulary);
  if (tail !== null) return [[word, tail]];
  const longer = findRelated(word, vocabulary);
  const [nearest] = words;
  // «Ушники» is no «uni k».
  if (nearest?.includes(' ') === true && distance < 1) {
    return nearest.split(' ').map((part) => [part]);
  }
  const begun = distance === 0 ? [] : findBegun(word, vocabulary);
  if (begun.length > 0) return [[word, ...begun]];
  const near = words.filter((one) => !one.includes(' ')).flatMap((one) => nearOf(one, vocabulary));
  const found = near.length > 0 && distance < FAR ? near : [...near, ...longer];
  return [[word, ...found]];
}

/**
 * A word for goods that no title has, with those of titles that are spelled nearly so and are of
 * the same subcategories: «пиала» is in titles as «пиалы».
 */
function withNear(word: string, vocabulary: Vocabulary): Spellings {
  const { words, distance } = vocabulary.findTitled(word);
  const sold = new Set(vocabulary.goods.countByScope(word).keys());
  const near = [...(distance <= FAR ? words : []), ...findRelated(word, vocabulary)]
    .filter((one) => !one.includes(' '))
    .flatMap((one) => meaningsOfForm(word, one, vocabulary) ?? nearOf(one, vocabulary))
    .filter((one) => !sold.isDisjointFrom(scopesOf([one], vocabulary)));
  return [word, ...near];
}

/** As `meaningsNear`, of another form of the word; `null` for another word. */
function meaningsOfForm(word: string, form: string, vocabulary: Vocabulary): Spellings | null {
  const isForm = stemWord(form) === stemWord(word) && !vocabulary.has(form);
  return isForm ? meaningsNear(word, vocabulary) : null;
}

/** A correction as ads have it, or as goods are called that no ad has. */
function nearOf(word: string, vocabulary: Vocabulary): Spellings {
  if (vocabulary.has(word)) return [word];
  const meanings = vocabulary.meaningsOf(word);
  return meanings.length === 0 && vocabulary.isGoods(word) ? [word] : meanings;
}

/** A word as typed, and what else it is called; `null` for one that is not understood. */
function knownSpellings(
  word: string,
  { possible, isThing }: { readonly possible: readonly string[]; readonly isThing: boolean },
  vocabulary: Vocabulary,
): Spellings | null {
  if (/^\p{N}+$/u.test(word)) return [word];
  const signs = possible.filter((sign) => vocabulary.has(sign));
  if (vocabulary.has(word)) return word.length === 1 ? [word, ...signs] : [word];
  if (signs.length > 0) return [word, ...signs];
  const meanings = isThing ? meaningsNear(word, vocabulary) : vocabulary.meaningsOf(word);
  if (meanings.length > 0) return [word, ...meanings];
  return vocabulary.isOption(word) ? [word] : null;
}

/**
 * What the trade calls by a word; by the name of goods only what is where these are: «принтер» is
 * more than its installation.
 */
function meaningsNear(word: string, vocabulary: Vocabulary): readonly string[] {
  const meanings = vocabulary.meaningsOf(word);
  if (meanings.length === 0 || !vocabulary.isGoods(word) || isAction(word)) return meanings;
  const sold = Array.from(vocabulary.goods.countByScope(word));
  return meanings.filter((one) => {
    const titled = vocabulary.countByScope(one);
    return sold.some(([scope, weight]) => weight >= 1 && titled.has(scope));
  });
}

/** Shortest beginning that a word shares with another one of its root, and letters after it. */
const ROOT = 5;
const SUFFIX = 4;

/** Words of which a word is most: «маник» is a manicure, not a misspelled monitor. */
function findBegun(word: string, vocabulary: Vocabulary): readonly string[] {
  if (word.length < ROOT) return [];
  const longer = vocabulary.findLonger(word);
  return longer.length > 0 ? longer : vocabulary.findLonger(toCyrillicWord(word));
}

/** Words that begin with the word, else with its root: «британец» is «британский». */
export function findRelated(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let at = word.length; at >= Math.max(ROOT, word.length - SUFFIX); at -= 1) {
    const longer = vocabulary.findLonger(word.slice(0, at));
    if (longer.length > 0) return longer;
  }
  const longer = vocabulary.findLonger(word);
  return longer.length > 0 ? longer : diminutiveBases(word).flatMap(vocabulary.findLonger);
}

/** Shortest known end of a word that names the thing, and the shortest text before it. */
const TAIL = 6;
const BEFORE_TAIL = 3;

/** The longest known end of a word: «травокосилка» is a «косилка». */
function findTail(word: string, vocabulary: Vocabulary): string | null {
  if (!isLetters(word)) return null;
  for (let at = BEFORE_TAIL; at <= word.length - TAIL; at += 1) {
    const tail = word.slice(at);
    if (vocabulary.has(tail) || vocabulary.isGoods(tail)) return tail;
  }
  return null;
}

/** The longest known beginning with a known rest; a rest of one Latin letter is that of a model. */
function findParts(word: string, vocabulary: Vocabulary): readonly [string, string] | null {
  if (!isLetters(word)) return null;
  for (let at = word.length - 1; at >= MIN_PART; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isPart = second.length >= MIN_PART || /^[a-z]$/.test(second);
    if (isPart && vocabulary.has(first) && vocabulary.has(second)) return [first, second];
  }
  return null;
}

/** Returns the numbers of the subcategories that have ads or goods of some spelling. */
export function scopesOf(spellings: Spellings, vocabulary: Vocabulary): ReadonlySet<number> {
  return new Set(
    spellings.flatMap((word) => [
      ...vocabulary.countByScope(word).keys(),
      ...vocabulary.goods.countByScope(word).keys(),
    ]),
  );
}
