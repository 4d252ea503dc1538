import { isMake, isNaming, isNumber, isPart, NOWHERE, soldIn } from './evidence.ts';
import { UNLIKELY } from './leaning.ru.ts';
import { phrasesAmong } from './phrases-among.ts';
import type { QueryWord } from './read-query.ts';
import { isUnderstood } from './spelling/to-spellings.ts';
import { isAdjective, isVerb } from './subject-of.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The thing that a query names. An ad of a subcategory in which no title and no choice of its
 * sellers has that word must have it in its own title: «краска для стен» is no carpet whose text
 * names the paint. Of written goods no title elsewhere is enough either: «ssd 512» is no laptop.
 */
export interface Topic {
  readonly word: QueryWord;
  /** Numbers of the subcategories that have the word in a title, a choice or their name. */
  readonly scopes: ReadonlySet<number>;
  /** Whether no other subcategory has such things, whatever its titles. */
  readonly isOnlyThere: boolean;
}

/** A query that was read. */
export interface ReadWords {
  readonly words: readonly QueryWord[];
  /** Number of the query's parts that are read as filters: «дом в Гиссаре» has one. */
  readonly filters: number;
  /** Whether these narrow it to the subcategories that have them. */
  readonly isNarrowed: boolean;
  /** Numbers of the subcategories that it means. */
  readonly meant: ReadonlySet<number>;
  /** As of `leaningOf`. */
  readonly leaning: (section: string) => number;
}

/**
 * Returns the topic of a query; `null` for a single part, unless it names goods: «радиатор» is no
 * car whose text names it. `null` too where neither titles nor goods have the thing.
 */
export function findTopic(
  { words, filters, isNarrowed, meant, leaning }: ReadWords,
  vocabulary: Vocabulary,
): Topic | null {
  const possible = words.filter((word) => isThing(word, words, vocabulary));
  const nouns = possible.filter((word) => !isVerb(typedOf(word)));
  const part = nouns.find(
    (word) => isPart(word.spellings, vocabulary) && !isNumber(words[words.indexOf(word) - 1]),
  );
  const things = nouns.length > 0 ? nouns : possible;
  const [noun] = things;
  const isOfMake = noun !== undefined && isMake(typedOf(noun), vocabulary);
  const first = (isOfMake ? part : undefined) ?? noun;
  const ofGoods =
    findNamed(words, { first, meant }, vocabulary) ??
    findGoods({ first, isAlone: words.length === 1, meant }, vocabulary);
  if (ofGoods !== null && !isNarrowed) {
    const isPossible = (scope: number) =>
      meant.has(scope) || leaning(vocabulary.goods.sectionOf(scope)) > UNLIKELY;
    return { ...ofGoods, scopes: new Set(Array.from(ofGoods.scopes).filter(isPossible)) };
  }
  if (words.length + filters < 2 && !areMissing(words, vocabulary)) return null;
  for (const word of things) {
    // A corrected word is a guess: it excludes nothing.
    if (!isUnderstood(typedOf(word), vocabulary)) return null;
    const scopes = new Set(
      word.spellings.flatMap((one) => Array.from(vocabulary.countByScope(one).keys())),
    );
    if (scopes.size > 0) return { word, scopes, isOnlyThere: false };
  }
  return null;
}

interface NamedThing {
  readonly first: QueryWord | undefined;
  readonly meant: ReadonlySet<number>;
}

/** Goods of several words: «инвалидная коляска» is no pram. */
function findNamed(
  words: readonly QueryWord[],
  { first, meant }: NamedThing,
  vocabulary: Vocabulary,
): Topic | null {
  for (const { indexes, scopes } of phrasesAmong(words, vocabulary)) {
    const own = indexes.flatMap((index) => words[index] ?? []);
    if (first === undefined || !own.includes(first) || scopes.isDisjointFrom(meant)) continue;
    const titled = own.map(
      ({ spellings }) => new Set(spellings.flatMap((one) => vocabulary.headScopes(one))),
    );
    const [inFirst = NOWHERE, ...others] = titled;
    const inAll = others.reduce((left, one) => left.intersection(one), inFirst);
    return { word: first, scopes: new Set([...scopes, ...inAll, ...meant]), isOnlyThere: true };
  }
  return null;
}

/** A thing that is sold where the query means. */
function findGoods(
  { first: word, isAlone, meant }: NamedThing & { readonly isAlone: boolean },
  vocabulary: Vocabulary,
): Topic | null {
  if (word === undefined || word.isGuess || !isSure(word, vocabulary)) return null;
  const sold = soldIn({ spellings: word.spellings, isAlone }, vocabulary);
  if (sold.isDisjointFrom(meant) || (isAlone && isTitledIn(sold, word, vocabulary))) return null;
  const scopes = sold.union(meant);
  const isCalled = word.spellings.some((one) => vocabulary.has(one) || vocabulary.isOption(one));
  const [likeliest] = meant;
  const likely = isCalled ? scopes : mostly(scopes, { word, likeliest }, vocabulary);
  return { word, scopes: likely, isOnlyThere: true };
}

/** Where people mostly mean goods that no ad is called by: «принтер» is no till whose text names one. */
function mostly(
  scopes: ReadonlySet<number>,
  { word, likeliest }: { readonly word: QueryWord; readonly likeliest: number | undefined },
  vocabulary: Vocabulary,
): ReadonlySet<number> {
  const counts = word.spellings.map((one) => vocabulary.goods.countByScope(one));
  const weightOf = (scope: number) => Math.max(0, ...counts.map((one) => one.get(scope) ?? 0));
  const most = Math.max(...Array.from(scopes, weightOf));
  return new Set(
    Array.from(scopes).filter((scope) => scope === likeliest || weightOf(scope) === most),
  );
}

/** Whether such goods have ads: of a single word these come first, and exclude no others. */
function isTitledIn(
  scopes: ReadonlySet<number>,
  { spellings }: QueryWord,
  vocabulary: Vocabulary,
): boolean {
  return spellings.some(
    (one) =>
      vocabulary.has(one) && !new Set(vocabulary.countByScope(one).keys()).isDisjointFrom(scopes),
  );
}

/** Whether a word is understood as it is typed, or is misspelled for goods that no ad has. */
function isSure(word: QueryWord, vocabulary: Vocabulary): boolean {
  if (isUnderstood(typedOf(word), vocabulary)) return true;
  const isTitled = word.spellings.some((one) => vocabulary.has(one));
  return !isTitled && vocabulary.findSpellings(typedOf(word)).distance < 1;
}

function isThing(word: QueryWord, words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  const typed = typedOf(word);
  if (!/^\p{L}{2,}$/u.test(typed) || word.isQualifier) return false;
  return !isAdjective(typed) || isNaming(word, words, vocabulary);
}

function typedOf({ spellings: [typed = ''] }: QueryWord): string {
  return typed;
}

function areMissing(words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  return words.every(({ spellings: [typed = ''] }) => vocabulary.missingOf(typed)[0] === typed);
}
