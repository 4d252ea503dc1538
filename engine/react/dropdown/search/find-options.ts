import type { Option } from '../../../definition/field-definition.ts';
import { fold, folds, skeleton, sound } from '../../../fields/search/fold.ru.ts';

/** Answers a query with the options it finds; all of them for a blank one. */
export type FindOptions = (query: string) => ReadonlySet<Option> | null;

/** What of a list queries are compared with, by place; every line and word starts after a space. */
interface Keys {
  readonly options: readonly Option[];
  readonly words: readonly string[];
  /** Made when they are first asked for: one letter is never heard. */
  readonly sounds: () => readonly string[];
}

/**
 * Indexes a list for searching. A query finds, in this order and stopping at the first that
 * finds anything: words that begin with it or sound like it, names that have it inside, words
 * with its consonants. `null` when the query has no letter or digit.
 */
export function indexOptions(options: readonly Option[]): FindOptions {
  return (query) => {
    const asked = folds(query).filter((text) => text !== '');
    if (asked.length === 0) return null;
    const keys = keysOf(options);
    const heard = asked.filter(({ length }) => length > 1).map((text) => ` ${sound(text)}`);
    const begins = asked.map((text) => ` ${text}`);
    const sounds = heard.length === 0 ? [] : keys.sounds();
    return (
      pick(keys, (words, at) => hasAny(words, begins) || hasAny(sounds[at] ?? '', heard)) ??
      pick(keys, (words) => hasAny(words, asked)) ??
      pickByConsonants(keys, heard) ??
      NOTHING
    );
  };
}

const NOTHING: ReadonlySet<Option> = new Set();

const indexes = new WeakMap<readonly Option[], Keys>();

/** Made at the first query, since most lists are picked from without one, and kept with the list. */
function keysOf(options: readonly Option[]): Keys {
  const known = indexes.get(options);
  if (known !== undefined) return known;
  const words = options.map(({ name }) => ` ${folds(name).join('\n ')}`);
  let sounds: readonly string[] | null = null;
  const keys: Keys = { options, words, sounds: () => (sounds ??= words.map(openEar())) };
  indexes.set(options, keys);
  return keys;
}

/** Words with letters: figures sound as they are written. */
const WORDS = /[^\d \n][^ \n]*/g;

/** Sounds texts word by word, each word once: a list of streets has few words and many numbers. */
function openEar(): (words: string) => string {
  const known = new Map<string, string>();
  const hear = (word: string) => {
    const heard = known.get(word) ?? sound(word);
    known.set(word, heard);
    return heard;
  };
  return (words) => words.replace(WORDS, hear);
}

function pick(
  { options, words }: Keys,
  isFound: (words: string, place: number) => boolean,
): ReadonlySet<Option> | null {
  const found = new Set<Option>();
  for (const [place, option] of options.entries()) {
    if (isFound(words[place] ?? '', place)) found.add(option);
  }
  return found.size === 0 ? null : found;
}

function pickByConsonants(keys: Keys, heard: readonly string[]): ReadonlySet<Option> | null {
  const bones = heard.map(skeleton).filter(({ length }) => length > 2);
  if (bones.length === 0) return null;
  const sounds = keys.sounds();
  return pick(keys, (_, at) => hasAny(skeleton(sounds[at] ?? ''), bones));
}

function hasAny(text: string, parts: readonly string[]): boolean {
  return parts.some((part) => text.includes(part));
}

/** Whether an option's name begins with typed letters. */
export function beginsWith(letters: string): (option: Option) => boolean {
  const wanted = fold(letters);
  return ({ name }) => fold(name).startsWith(wanted);
}

/** Place of the first option that begins with the typed letters, from `start` on and round again. */
export function findByLetters(options: readonly Option[], letters: string, start: number): number {
  const isFound = beginsWith(letters);
  const after = options.findIndex((option, place) => place >= start && isFound(option));
  return after >= 0 ? after : options.findIndex(isFound);
}
