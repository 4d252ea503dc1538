import { fold, phoneticKey } from '@bozor/form-engine/search';

import { soundsOf } from '../words/spelling/spelled-words.ts';
import { allowedErrors, MIN_CONSONANTS } from '../words/spelling/spelling-index.ts';

/** Words that may sound like others, found without what an index of their errors needs. */
export interface SoundFilter {
  /**
   * Returns the indexes of the words that a spelling index of all words may find by a sound, and a
   * few others, in their order.
   */
  readonly find: (sound: string) => ReadonlySet<number>;
}

/** Maximum length of a sound whose letters are bits of a number. */
const LONGEST = 30;
const FIRST_LETTER = 'a'.charCodeAt(0);
/** Number of values of a letter. */
const LETTERS = 256;
const VOWELS = bitsOf(lettersOf('aeiou'));

/** The letters of a sound, from 0. */
type Letters = Uint8Array;

/**
 * Creates a filter of words. Each is kept by its sound, whose beginning is that of the stem of a
 * Cyrillic word: so no stem is needed, and the list costs little before a word is misspelled.
 */
export function createSoundFilter(words: readonly string[]): SoundFilter {
  const sounds: Letters[] = [];
  const indexes: number[] = [];
  for (const [index, word] of words.entries()) {
    const own = lettersOfCyrillic(word);
    for (const letters of own === null ? soundsOf(word).map(lettersOf) : [own]) {
      sounds.push(letters);
      indexes.push(index);
    }
  }
  const consonants = Int32Array.from(sounds, (letters) => bitsOf(letters) & ~VOWELS);
  return {
    find: (sound) => {
      const isNear = createTest(sound);
      const wanted = bitsOf(lettersOf(sound)) & ~VOWELS;
      const errors = allowedErrors(sound);
      const found = new Set<number>();
      for (const [at, own] of consonants.entries()) {
        if (countBits(wanted & ~own) > errors) continue;
        const [letters, index] = [sounds[at], indexes[at]];
        if (letters !== undefined && index !== undefined && isNear(letters)) found.add(index);
      }
      return found;
    },
  };
}

/** Whether a beginning of a sound has a shortened form, or the consonants, in common with another. */
function createTest(sound: string): (other: Letters) => boolean {
  const { length } = sound;
  const least = length - allowedErrors(sound);
  if (length > LONGEST) return (other) => other.length >= least;
  const all = 2 ** length - 1;
  const bits = new Int32Array(LETTERS);
  for (const [at, letter] of lettersOf(sound).entries()) {
    bits[letter] = (bits[letter] ?? 0) | (1 << at);
  }
  const consonants = lettersOf(sound).filter((letter) => !isVowel(letter));
  const isLike = (other: Letters): boolean => {
    // As many bits are 0 as letters are in the longest text that both have in their order.
    let left = all;
    for (let at = 0; at < other.length; at += 1) {
      const both = left & (bits[other[at] ?? 0] ?? 0);
      left = (left + both) | (left - both);
      const fewest = at + 1 - allowedErrors({ length: at + 1 });
      if (fewest > length) return false;
      const common = countBits(~left & all);
      if (common >= least && common >= fewest) return true;
    }
    return false;
  };
  return (other) =>
    isLike(other) || (consonants.length >= MIN_CONSONANTS && beginsWith(other, consonants));
}

/** Whether the consonants of a sound begin with others. */
function beginsWith(sound: Letters, consonants: Letters): boolean {
  let same = 0;
  for (let at = 0; at < sound.length && same < consonants.length; at += 1) {
    const letter = sound[at] ?? 0;
    if (isVowel(letter)) continue;
    if (letter !== consonants[same]) return false;
    same += 1;
  }
  return same === consonants.length;
}

const FIRST_CYRILLIC = 'а'.charCodeAt(0);
/** How each letter sounds: a Cyrillic word sounds as its letters do one after another. */
const CYRILLIC_SOUNDS = Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя', (letter) =>
  lettersOf(phoneticKey(fold(letter))),
);
/** The only letters that sound otherwise together. */
const TOGETHER = 'дж';
/** Maximum number of letters of the sound of one. */
const MOST = 2;

/** Returns the sound of a folded Cyrillic word as `phoneticKey` does, and much faster; `null` for others. */
function lettersOfCyrillic(word: string): Letters | null {
  if (word.includes(TOGETHER)) return null;
  const sound = new Uint8Array(word.length * MOST);
  let length = 0;
  for (let at = 0; at < word.length; at += 1) {
    const own = CYRILLIC_SOUNDS[word.charCodeAt(at) - FIRST_CYRILLIC];
    if (own === undefined) return null;
    for (const letter of own) {
      if (length > 0 && sound[length - 1] === letter) continue;
      sound[length] = letter;
      length += 1;
    }
  }
  return sound.subarray(0, length);
}

function lettersOf(sound: string): Letters {
  return Uint8Array.from(sound, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
}

function isVowel(letter: number): boolean {
  return ((VOWELS >>> letter) & 1) === 1;
}

/** Which letters a sound has, as bits of a number. */
function bitsOf(letters: Letters): number {
  let bits = 0;
  for (const letter of letters) bits |= 1 << letter;
  return bits;
}

/** Returns the number of bits of a number that are 1. */
function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return Math.imul((left + (left >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
