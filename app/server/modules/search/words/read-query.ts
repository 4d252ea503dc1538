import {
  diminutiveBases,
  significantWords,
  splitWords,
  toCyrillicWord,
} from '../../search-index/index.ts';
import { inOtherLayout } from '../keyboard.ru.ts';
import { toLatinSigns } from './latin-signs.ru.ts';
import { modelSigns, withoutSigns } from './number-signs.ru.ts';
import { isForWhat, subjectOf } from './subject-of.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that an ad must have, in one of its spellings: as typed, else corrected. */
export interface QueryWord {
  readonly spellings: readonly string[];
  /** Whether the word only qualifies the thing that the query names: «чехол для айфона». */
  readonly isQualifier: boolean;
  /** Whether no ad has the word, and its spellings are far from it. */
  readonly isGuess: boolean;
}

/** Shortest part of a word that was typed without its space. */
const MIN_PART = 3;
/** Distance from which another reading of a word is tried before a correction. */
const FAR = 1.5;
/** Distance from which a correction is a guess. */
const VERY_FAR = 2;

/**
 * Reads the words of a query: typed in the other keyboard layout, with wrong letters, joined or
 * split. A word that the vocabulary has is left as it is, unless no ad has it with the others.
 *
 * @returns `null` for a query without letters and digits: it matches no ad.
 */
export function readQuery(query: string, vocabulary: Vocabulary): readonly QueryWord[] | null {
  const plain = withoutSigns(query);
  const typed = plain.split(/\s+/).flatMap((part) => wordsOfPart(part, vocabulary));
  const joined = joinSplitWords(typed, vocabulary);
  const kept = new Set([...significantWords(joined), ...modelSigns(plain)]);
  const words = Array.from(new Set(joined)).filter((word) => kept.has(word));
  if (words.length === 0) return null;
  const subject = new Set(splitWords(subjectOf(plain)));
  const isAnySubject = words.some((word) => subject.has(word));
  const read = words.flatMap((word, index) =>
    toSpellings(word, vocabulary).map((spellings, at, parts) => {
      const isMore = isAnySubject && splitWords(plain).includes(word) && !subject.has(word);
      const next = at + 1 < parts.length ? word : words[index + 1];
      return {
        spellings,
        isQualifier: isMore || isPurpose(spellings, next, subject),
        isGuess: parts.length > 1 ? areShort(parts) : isFar(word, vocabulary),
      };
    }),
  );
  return inContext(read, vocabulary);
}

/** Whether a word is what the thing after it is for: «авто коврики», «автоковрики». */
function isPurpose(
  [typed = '']: Spellings,
  next: string | undefined,
  subject: ReadonlySet<string>,
): boolean {
  return isForWhat(typed) && next !== undefined && isLetters(next) && subject.has(next);
}

/** Returns a query with the parts that were typed in the other keyboard layout as they were meant. */
export function inMeantLayout(query: string, vocabulary: Vocabulary): string {
  return query.replaceAll(/\S+/g, (part) => {
    const other = inOtherLayout(part);
    const words = wordsOfPart(part, vocabulary);
    return words.join(' ') === splitWords(part).join(' ') ? part : other;
  });
}

function wordsOfPart(part: string, vocabulary: Vocabulary): readonly string[] {
  const words = splitWords(part);
  if (words.every((word) => isUnderstood(word, vocabulary))) return words;
  const other = inOtherLayout(part);
  // A sign within is part of no word: «мщщш[» in the other layout is no text that anyone typed.
  if (!/^[\p{L}\p{N}]+$/u.test(other)) return words;
  const others = splitWords(other);
  if (others.every((word) => isUnderstood(word, vocabulary))) return others;
  const isNear = (word: string) =>
    isUnderstood(word, vocabulary) || vocabulary.findSpellings(word).words.length > 0;
  return !words.every(isNear) && others.every(isNear) ? others : words;
}

/** Whether a word is a number, or ads have it or what the trade calls by it. */
export function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  const isKnown = vocabulary.has(word) || vocabulary.isOption(word);
  return isKnown || /^\p{N}+$/u.test(word) || vocabulary.meaningsOf(word).length > 0;
}

/** Joins neighbours that are one known word together, when no subcategory has both apart. */
function joinSplitWords(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isBroken =
      before === undefined ||
      !vocabulary.has(word) ||
      !vocabulary.has(before) ||
      scopesOf([before], vocabulary).isDisjointFrom(scopesOf([word], vocabulary));
    if (
      before !== undefined &&
      isBroken &&
      isLetters(before + word) &&
      isWhole(before + word, vocabulary)
    ) {
      joined[joined.length - 1] = before + word;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** Whether two words are one: «кросс овки», or goods that no ad has: «электро бритва». */
function isWhole(joined: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(joined) || vocabulary.missingOf(joined)[0] === joined;
}

function isLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

type Spellings = readonly string[];

/** Whether a word is unknown, and so is each that is spelled nearly like it. */
function isFar(word: string, vocabulary: Vocabulary): boolean {
  return !isUnderstood(word, vocabulary) && vocabulary.findSpellings(word).distance >= VERY_FAR;
}

/** Whether a part of a split word is so short that it may be one by accident: «бел арус». */
function areShort(parts: readonly Spellings[]): boolean {
  return parts.some(([part = '']) => part.length <= MIN_PART);
}

function toSpellings(word: string, vocabulary: Vocabulary): readonly Spellings[] {
  const possible = toLatinSigns(word);
  const known = knownSpellings(word, possible, vocabulary);
  if (known !== null) return [known];
  for (const sign of possible) {
    const { words: split, distance } = vocabulary.findSpellings(sign);
    const [parts] = distance === 0 ? split : [];
    if (parts?.includes(' ') === true) return parts.split(' ').map((part) => [part]);
  }
  const { words, distance } = vocabulary.findSpellings(word);
  const parts = distance < FAR ? null : findParts(word, vocabulary);
  if (parts !== null) return parts.map((part) => [part]);
  const longer = findRelated(word, vocabulary);
  const [nearest] = words;
  if (nearest?.includes(' ') === true) return nearest.split(' ').map((part) => [part]);
  const begun = distance === 0 ? [] : findBegun(word, vocabulary);
  if (begun.length > 0) return [[word, ...begun]];
  const near = words
    .filter((one) => !one.includes(' '))
    .flatMap((one) => (vocabulary.has(one) ? [one] : vocabulary.meaningsOf(one)));
  const found = near.length > 0 && distance < FAR ? near : [...near, ...longer];
  return [[word, ...found]];
}

/** A word as typed, and what else it is called; `null` for one that is not understood. */
function knownSpellings(
  word: string,
  possible: readonly string[],
  vocabulary: Vocabulary,
): Spellings | null {
  if (/^\p{N}+$/u.test(word)) return [word];
  const signs = possible.filter((sign) => vocabulary.has(sign));
  if (vocabulary.has(word)) return word.length === 1 ? [word, ...signs] : [word];
  if (signs.length > 0) return [word, ...signs];
  const meanings = vocabulary.meaningsOf(word);
  if (meanings.length > 0) return [word, ...meanings];
  return vocabulary.isOption(word) ? [word] : null;
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
function findRelated(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let at = word.length; at >= Math.max(ROOT, word.length - SUFFIX); at -= 1) {
    const longer = vocabulary.findLonger(word.slice(0, at));
    if (longer.length > 0) return longer;
  }
  const longer = vocabulary.findLonger(word);
  return longer.length > 0 ? longer : diminutiveBases(word).flatMap(vocabulary.findLonger);
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

/**
 * Gives a word that no ad of the others' subcategories has its near spellings that they have, and
 * leaves a corrected word those of its corrections that they have.
 */
function inContext(words: readonly QueryWord[], vocabulary: Vocabulary): readonly QueryWord[] {
  if (words.length === 1) return words;
  return words.map((word) => {
    const own = scopesOf(word.spellings, vocabulary);
    if (own.size === 0) return word;
    const others = words
      // What qualifies the thing makes no other thing of it: «краска для стен».
      .filter((other) => other !== word && (word.isQualifier || !other.isQualifier))
      .map(({ spellings }) => scopesOf(spellings, vocabulary))
      .filter(({ size }) => size > 0);
    const areTogether = (scopes: ReadonlySet<number>) =>
      others.every((other) => !scopes.isDisjointFrom(other));
    const [typed = ''] = word.spellings;
    if (areTogether(own)) {
      const fitting = word.spellings.filter((one) => areTogether(scopesOf([one], vocabulary)));
      const isCorrected = !isUnderstood(typed, vocabulary) && fitting.length > 0;
      return isCorrected ? { ...word, spellings: [typed, ...fitting] } : word;
    }
    const near = word.spellings
      .flatMap((one) => [
        ...vocabulary.findAlike(one),
        ...toLatinSigns(one).filter((sign) => vocabulary.has(sign)),
      ])
      .filter((one) => areTogether(scopesOf([one], vocabulary)));
    // A correction that none of them has is a guess: the word is searched as typed.
    const kept = isSure(typed, vocabulary) ? word.spellings : [typed];
    return { ...word, spellings: Array.from(new Set([...kept, ...near])) };
  });
}

/** Whether a word is known, or its correction sounds the same but for a vowel. */
function isSure(typed: string, vocabulary: Vocabulary): boolean {
  return isUnderstood(typed, vocabulary) || vocabulary.findSpellings(typed).distance < 1;
}

function scopesOf(spellings: Spellings, vocabulary: Vocabulary): ReadonlySet<number> {
  return new Set(spellings.flatMap((word) => Array.from(vocabulary.countByScope(word).keys())));
}
