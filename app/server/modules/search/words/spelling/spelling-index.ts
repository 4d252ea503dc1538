import { editDistance } from './edit-distance.ts';

/** Words at the same distance from what was typed. */
export interface NearWords {
  readonly words: readonly string[];
  /** As of `editDistance`. */
  readonly distance: number;
}

/** Words by their sound, found in spite of wrong letters. */
export interface SpellingIndex {
  /** Adds a word with its sound; a word that is there keeps its place. */
  readonly add: (word: string, sound: string) => void;
  /**
   * Returns the words with a sound near to this one, the nearest first; none beyond the number of
   * errors that a text of this length may have.
   *
   * @param before An index whose words come before these, as if they had been added first.
   */
  readonly findNear: (sound: string, before?: SpellingIndex | null) => readonly NearWords[];
  /** Returns the sounds with a shortened form. */
  readonly soundsOf: (form: string) => readonly string[];
  /** Returns the words with a sound. */
  readonly wordsOf: (sound: string) => readonly string[];
}

/** Shortest sound with one error, and shortest with two. */
const ONE_ERROR = 4;
const TWO_ERRORS = 7;
/** Up to this length a wrong first letter makes another word. */
const SURE_BEGINNING = 5;
/** Minimum number of consonants by which words are compared whatever their vowels. */
export const MIN_CONSONANTS = 3;
/** Maximum number of sounds that are compared for one word. */
const COMPARED = 400;

/**
 * Creates an empty index. Both the indexed sound and the asked one are shortened by as many letters
 * as they may have errors; texts within that distance have a shortened form in common.
 */
export function createSpellingIndex(): SpellingIndex {
  const wordsBySound = new Map<string, string[]>();
  const soundsByForm = new Map<string, string[]>();
  const soundsOf = (form: string): readonly string[] => soundsByForm.get(form) ?? [];
  const wordsOf = (sound: string): readonly string[] => wordsBySound.get(sound) ?? [];
  return {
    soundsOf,
    wordsOf,
    add: (word, sound) => {
      const words = wordsBySound.get(sound);
      if (words !== undefined) {
        if (!words.includes(word)) words.push(word);
        return;
      }
      wordsBySound.set(sound, [word]);
      for (const form of shortenedForms(sound)) {
        const sounds = soundsByForm.get(form);
        if (sounds === undefined) soundsByForm.set(form, [sound]);
        else sounds.push(sound);
      }
    },
    findNear: (sound, before = null) => {
      const forms = Array.from(shortenedForms(sound));
      const near = Map.groupBy(
        Array.from(
          new Set(forms.flatMap((form) => [...(before?.soundsOf(form) ?? []), ...soundsOf(form)])),
        )
          .slice(0, COMPARED)
          .filter((other) => hasSureBeginning(sound, other)),
        (other) => editDistance(sound, other),
      );
      return Array.from(near)
        .filter(([distance]) => distance <= allowedErrors(sound))
        .toSorted(([a], [b]) => a - b)
        .map(([distance, others]) => ({
          words: Array.from(
            new Set(
              others.flatMap((other) => [...(before?.wordsOf(other) ?? []), ...wordsOf(other)]),
            ),
          ),
          distance,
        }));
    },
  };
}

/** Returns how many errors a sound of some length may have. */
export function allowedErrors({ length }: { readonly length: number }): number {
  if (length < ONE_ERROR) return 0;
  return length < TWO_ERRORS ? 1 : 2;
}

function hasSureBeginning(sound: string, other: string): boolean {
  const isExchanged = sound[0] === other[1] && sound[1] === other[0];
  const areVowels = isVowel(sound) && isVowel(other);
  return sound.length > SURE_BEGINNING || sound[0] === other[0] || isExchanged || areVowels;
}

function isVowel(sound: string): boolean {
  return /^[aeiou]/.test(sound);
}

function shortenedForms(sound: string): ReadonlySet<string> {
  const forms = new Set([sound]);
  const consonants = sound.replaceAll(/[aeiou]/g, '');
  if (consonants.length >= MIN_CONSONANTS) forms.add(`~${consonants}`);
  let last: readonly string[] = [sound];
  for (let error = 0; error < allowedErrors(sound); error += 1) {
    last = last.flatMap(withoutOneLetter);
    for (const form of last) forms.add(form);
  }
  return forms;
}

function withoutOneLetter(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
}
