import { foldLetters, isStopWord, significantWords, splitWords } from '../../search-index/index.ts';
import { inOtherLayout } from '../keyboard.ru.ts';
import { isPlace } from '../readings/town-names.ru.ts';
import { modelSigns, withoutSigns } from './number-signs.ru.ts';
import { phrasesAmong } from './phrases-among.ts';
import { withoutDear } from './small-words.ru.ts';
import { toLatinSigns } from './spelling/latin-signs.ru.ts';
import {
  isLetters,
  isUnderstood,
  MIN_PART,
  scopesOf,
  toSpellings,
  type Spellings,
} from './spelling/to-spellings.ts';
import { isAdjective, isForWhat, isVerb, subjectOf } from './subject-of.ru.ts';
import { withoutHomographs } from './tajik-homographs.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that an ad must have, in one of its spellings: as typed, else corrected. */
export interface QueryWord {
  readonly spellings: readonly string[];
  /** Whether the word only qualifies the thing that the query names: «чехол для айфона». */
  readonly isQualifier: boolean;
  /** Whether no ad has the word, and its spellings are far from it. */
  readonly isGuess: boolean;
}

/** Distance from which a correction is a guess. */
const VERY_FAR = 2;

/**
 * Reads the words of a query: typed in the other keyboard layout, with wrong letters, joined or
 * split. A word that the vocabulary has is left as it is, unless no ad has it with the others.
 *
 * @returns `null` for a query without letters and digits: it matches no ad.
 */
export function readQuery(query: string, vocabulary: Vocabulary): readonly QueryWord[] | null {
  const plain = withoutDear(withoutSigns(withoutHomographs(query)), vocabulary);
  const typed = plain.split(/\s+/).flatMap((part) => wordsOfPart(part, vocabulary));
  const joined = joinSplitWords(typed, vocabulary);
  const kept = new Set([...significantWords(joined), ...modelSigns(plain)]);
  const words = Array.from(new Set(joined)).filter((word) => kept.has(word));
  if (words.length === 0) return null;
  const subject = new Set(splitWords(subjectOf(plain)));
  const isAnySubject = words.some((word) => subject.has(word));
  const phrases = phrasesAmong(
    words.map((word) => ({ spellings: [word] })),
    vocabulary,
  );
  const inPhrase = new Set(phrases.flatMap(({ indexes }) => indexes));
  const typedWords = new Set(splitWords(plain));
  const read = words.flatMap((word, index) => {
    const isMore = isAnySubject && typedWords.has(word) && !subject.has(word);
    const known = { isNamed: inPhrase.has(index), isMore };
    return spellingsOf(word, known, vocabulary).map((spellings, at, parts) => {
      const next = at + 1 < parts.length ? word : words[index + 1];
      return {
        spellings,
        isQualifier: isMore || isPurpose(spellings, next, subject),
        isGuess:
          parts.length > 1 ? areShort(parts) : isFar(word, vocabulary) || isAway(word, vocabulary),
      };
    });
  });
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
  const other = inOtherLayout(part);
  if (words.every((word) => isUnderstood(word, vocabulary))) {
    // «Neim» sounds like a word that titles have, and «тушь» is one.
    const isTyped = words.some((word) => !isLetters(word) || vocabulary.isWritten(word));
    const isMeant =
      part.length >= MIN_PART && isLetters(other) && vocabulary.isWritten(foldLetters(other));
    return isTyped || !isMeant ? words : splitWords(other);
  }
  // A sign within is part of no word: «мщщш[» in the other layout is no text that anyone typed.
  if (!/^[\p{L}\p{N}]+$/u.test(other)) return words;
  const others = splitWords(other);
  if (others.every((word) => isUnderstood(word, vocabulary))) return others;
  const isNear = (word: string) =>
    isUnderstood(word, vocabulary) || vocabulary.findSpellings(word).words.length > 0;
  return !words.every(isNear) && others.every(isNear) ? others : words;
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
      !isStopWord(word) &&
      isLetters(before + word) &&
      isWhole(before + word, Math.min(before.length, word.length) >= MIN_PART, vocabulary)
    ) {
      joined[joined.length - 1] = before + word;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** Whether two words are one: «кросс овки», or goods that no ad has: «электро бритва». */
function isWhole(joined: string, isLong: boolean, vocabulary: Vocabulary): boolean {
  return vocabulary.has(joined) || (isLong && vocabulary.missingOf(joined)[0] === joined);
}

interface PlacedInQuery {
  /** Whether it is part of the name of goods: it is no error. */
  readonly isNamed: boolean;
  /** Whether it only qualifies the thing. */
  readonly isMore: boolean;
}

function spellingsOf(
  word: string,
  { isNamed, isMore }: PlacedInQuery,
  vocabulary: Vocabulary,
): readonly Spellings[] {
  if (isAway(word, vocabulary)) return [[word]];
  if (!isNamed || isUnderstood(word, vocabulary)) return toSpellings(word, !isMore, vocabulary);
  const signs = toLatinSigns(word).filter((sign) => vocabulary.has(sign));
  return [[word, ...signs]];
}

/** Whether a word is a place without ads: it is no misspelled thing. */
function isAway(word: string, vocabulary: Vocabulary): boolean {
  return isPlace(word) && !vocabulary.has(word);
}

/** Whether a word is unknown, and so is each that is spelled nearly like it. */
function isFar(word: string, vocabulary: Vocabulary): boolean {
  if (isUnderstood(word, vocabulary) || vocabulary.isGoodsPart(word)) return false;
  return vocabulary.findSpellings(word).distance >= VERY_FAR;
}

/** Whether a part of a split word is so short that it may be one by accident: «бел арус». */
function areShort(parts: readonly Spellings[]): boolean {
  return parts.some(([part = '']) => part.length <= MIN_PART);
}

/**
 * Gives a word that no ad of the others' subcategories has its near spellings that they have, and
 * leaves a corrected word those of its corrections that they have.
 */
function inContext(words: readonly QueryWord[], vocabulary: Vocabulary): readonly QueryWord[] {
  if (words.length === 1) return words;
  const placed = words.map((word) => ({ word, own: scopesOf(word.spellings, vocabulary) }));
  return placed.map(({ word, own }) => {
    if (own.size === 0 || isPartOnly(word, vocabulary)) return word;
    const others = placed.filter(
      (other) =>
        // What qualifies the thing makes no other thing of it: «краска для стен».
        other.word !== word && (word.isQualifier || !other.word.isQualifier) && other.own.size > 0,
    );
    const areTogether = (scopes: ReadonlySet<number>, beside = others) =>
      beside.every((other) => !scopes.isDisjointFrom(other.own));
    const [typed = ''] = word.spellings;
    const nouns = others.filter((other) => !isState(other.word.spellings[0] ?? ''));
    // «Китайский» is the name of lessons, and those of no «электромабил».
    const isStated = nouns.length < others.length && areTogether(own, nouns);
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
    if (isStated && (near.length === 0 || isUnderstood(typed, vocabulary))) return word;
    // A correction that none of them has is a guess: the word is searched as typed.
    const kept = isSure(typed, vocabulary) ? titledOf(word.spellings, vocabulary) : [typed];
    return { ...word, spellings: Array.from(new Set([...kept, ...near])) };
  });
}

/** Whether a word names no thing, and so does not decide what another one is. */
function isState(word: string): boolean {
  return isAdjective(word) || isVerb(word);
}

/** Whether no title has a word, and names of goods have it beside others: it is no error. */
function isPartOnly({ spellings: [typed = ''] }: QueryWord, vocabulary: Vocabulary): boolean {
  if (!vocabulary.isGoodsPart(typed) || isUnderstood(typed, vocabulary)) return false;
  return vocabulary.findTitled(typed).distance > 1;
}

/** A word as typed, with the corrections that titles have. */
function titledOf([typed = '', ...corrections]: Spellings, vocabulary: Vocabulary): Spellings {
  return [typed, ...corrections.filter((one) => vocabulary.has(one))];
}

/** Whether a word is known, or its correction sounds the same but for a vowel. */
function isSure(typed: string, vocabulary: Vocabulary): boolean {
  return isUnderstood(typed, vocabulary) || vocabulary.findSpellings(typed).distance < 1;
}
