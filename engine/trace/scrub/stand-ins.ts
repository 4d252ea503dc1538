import { numeralsLike } from './numerals-like.ts';
import { CYRILLIC, LATIN } from './stand-in-letters.ru.ts';

/** Meaningless texts, each in the node of one that may identify a person. */
export interface StandIns {
  /**
   * The stand-in of a text: a letter for every letter, small for small and Cyrillic for Cyrillic, a
   * digit for every digit, of its own script; spaces and marks as they are. The same text has the
   * same stand-in, another text another one, and texts that begin alike have stand-ins that begin
   * alike.
   */
  readonly of: (text: string) => string;
  /** Counts the words of a text that is replaced in another way among those replaced. */
  readonly forget: (text: string) => void;
  /** Whether a word made up here is, by chance, one that it had to replace. */
  readonly hasLeaked: () => boolean;
  /** A text of other origin, those words replaced that was in the texts up to now. */
  readonly withoutWords: (text: string) => string;
}

/** What stand-ins are made by. */
export interface StandInOptions {
  /** Another number, other stand-ins. */
  readonly salt: number;
  /** Texts that mean something to the form: nothing may turn into one of them. */
  readonly reserved: ReadonlySet<string>;
}

/** Words that count: shorter ones identify no person. */
const WORD = /[\p{L}\p{M}\p{N}]{4,}/gu;

/** A sign in its node after those before it, and what replaces it there. */
interface TrieNode {
  readonly standIn: string;
  readonly next: Map<string, TrieNode>;
  readonly taken: Set<string>;
}

/**
 * Creates an empty set of stand-ins. A replacement does not depend on its letter: it is the next free
 * one in a row in the order of appearance, so it cannot be reversed.
 */
export function createStandIns({ salt, reserved }: StandInOptions): StandIns {
  const root = createTrieNode('');
  const replaced = new Set<string>();
  const madeUp = new Set<string>();
  let count = 0;

  return { of, forget, hasLeaked, withoutWords };

  function of(text: string): string {
    let [index, whole, lettersOfWord] = [root, '', 0];
    for (const sign of text) {
      const known = index.next.get(sign) ?? grow(index, { sign, before: whole, lettersOfWord });
      lettersOfWord = known.standIn === sign ? 0 : lettersOfWord + 1;
      whole += known.standIn;
      index = known;
    }
    forget(text);
    for (const word of wordsOf(whole)) madeUp.add(word);
    return whole;
  }

  function grow(index: TrieNode, seat: Seat): TrieNode {
    count += 1;
    const row = rowOf(seat, mixed(salt, count));
    const isFree = (letter: string) =>
      !index.taken.has(letter) && !reserved.has((seat.before + letter).trim());
    const free = row.filter(isFree);
    const other = free.find((letter) => letter.toLowerCase() !== seat.sign.toLowerCase());
    const standIn = row.length === 0 ? seat.sign : (other ?? free[0] ?? rareLetter(count));
    const grown = createTrieNode(standIn);
    index.taken.add(standIn);
    index.next.set(seat.sign, grown);
    return grown;
  }

  function forget(text: string): void {
    for (const word of wordsOf(text)) replaced.add(word);
  }

  function hasLeaked(): boolean {
    return !madeUp.isDisjointFrom(replaced);
  }

  function withoutWords(text: string): string {
    return text.replaceAll(WORD, (word) => (replaced.has(word.toLowerCase()) ? of(word) : word));
  }
}

/** The current sign: itself, the stand-in of all signs before it, its node in its word. */
interface Seat {
  readonly sign: string;
  readonly before: string;
  readonly lettersOfWord: number;
}

/** What may replaces a sign, the best first; nothing for a sign that stays. */
function rowOf({ sign, lettersOfWord }: Seat, turn: number): readonly string[] {
  if (/\p{N}/u.test(sign)) return turned(numeralsLike(sign), turn);
  if (!/\p{L}/u.test(sign)) return [];
  const { consonants, vowels, rare } = /\p{Script=Cyrillic}/u.test(sign) ? CYRILLIC : LATIN;
  const [first, second] = lettersOfWord % 2 === 0 ? [consonants, vowels] : [vowels, consonants];
  const row = [...turned(first, turn), ...turned(second, turn), ...Array.from(rare)];
  return /\p{Lu}|\p{Lt}/u.test(sign) ? row.map((letter) => letter.toUpperCase()) : row;
}

function turned(letters: string, turn: number): readonly string[] {
  const row = Array.from(letters);
  const at = turn % row.length;
  return [...row.slice(at), ...row.slice(0, at)];
}

/** For the node after which more letters came than an alphabet has: an ideograph. */
function rareLetter(count: number): string {
  return String.fromCodePoint(0x4e00 + (count % 0x5000));
}

/** A small hash of two numbers, 0 and up. */
function mixed(one: number, other: number): number {
  const hash = Math.imul((one + 1) ^ Math.imul(other, 0x9e37_79b1), 0x85eb_ca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function createTrieNode(standIn: string): TrieNode {
  return { standIn, next: new Map(), taken: new Set() };
}

function wordsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase());
}
