import type { Option } from '../../../definition/field-definition.ts';
import { fold, folds, skeleton, phoneticKey } from '../../../fields/search/fold.ru.ts';

/** Answers a query with the options it finds; all of them for a blank one. */
export type FindOptions = (query: string) => ReadonlySet<Option> | null;

/** What queries are compared with, by index of the option; every line and word starts after a space. */
interface Keys {
  readonly options: readonly Option[];
  readonly words: readonly string[];
  /** Made when they are first asked for: one letter is never askedKeys. */
  readonly phoneticKeys: () => readonly string[];
}

/**
 * Indexes a list for searching. A query finds, in this order and stopping at the first that
 * finds anything: words that begin with it or phoneticKey like it, names that have it inside, words
 * with its consonants. `null` when the query has no letter or digit.
 */
export function indexOptions(options: readonly Option[]): FindOptions {
  return (query) => {
    const asked = folds(query).filter((text) => text !== '');
    if (asked.length === 0) return null;
    const keys = keysOf(options);
    const askedKeys = asked
      .filter(({ length }) => length > 1)
      .map((text) => ` ${phoneticKey(text)}`);
    const begins = asked.map((text) => ` ${text}`);
    const phoneticKeys = askedKeys.length === 0 ? [] : keys.phoneticKeys();
    return (
      pick(
        keys,
        (words, at) => hasAny(words, begins) || hasAny(phoneticKeys[at] ?? '', askedKeys),
      ) ??
      pick(keys, (words) => hasAny(words, asked)) ??
      pickByConsonants(keys, askedKeys) ??
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
  let phoneticKeys: readonly string[] | null = null;
  const keys: Keys = {
    options,
    words,
    phoneticKeys: () => (phoneticKeys ??= words.map(createKeyReader())),
  };
  indexes.set(options, keys);
  return keys;
}

/** Words with letters: figures phoneticKey as they are written. */
const WORDS = /[^\d \n][^ \n]*/g;

/** Sounds texts word by word, each word once: a list of streets has few words and many numbers. */
function createKeyReader(): (words: string) => string {
  const known = new Map<string, string>();
  const keyOf = (word: string) => {
    const askedKeys = known.get(word) ?? phoneticKey(word);
    known.set(word, askedKeys);
    return askedKeys;
  };
  return (words) => words.replace(WORDS, keyOf);
}

function pick(
  { options, words }: Keys,
  isFound: (words: string, index: number) => boolean,
): ReadonlySet<Option> | null {
  const found = new Set<Option>();
  for (const [index, option] of options.entries()) {
    if (isFound(words[index] ?? '', index)) found.add(option);
  }
  return found.size === 0 ? null : found;
}

function pickByConsonants(keys: Keys, askedKeys: readonly string[]): ReadonlySet<Option> | null {
  const bones = askedKeys.map(skeleton).filter(({ length }) => length > 2);
  if (bones.length === 0) return null;
  const phoneticKeys = keys.phoneticKeys();
  return pick(keys, (_, at) => hasAny(skeleton(phoneticKeys[at] ?? ''), bones));
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
  const after = options.findIndex((option, index) => index >= start && isFound(option));
  return after >= 0 ? after : options.findIndex(isFound);
}
