import type { Option } from '../../definition/field-definition.ts';
import { fold, folds, skeleton, sound } from '../../fields/fold.ru.ts';

/** Answers a query with the options it finds; all of them for a blank one. */
export type FindOptions = (query: string) => ReadonlySet<Option> | null;

/** What of an option a query is compared with; every line and word starts after a space. */
interface Keys {
  readonly option: Option;
  readonly words: string;
  readonly sounds: string;
}

/**
 * Indexes a list for searching. A query finds, in this order and stopping at the first that
 * finds anything: words that begin with it or sound like it, names that have it inside, words
 * with its consonants. `null` when the query has no letter or digit.
 */
export function indexOptions(options: readonly Option[]): FindOptions {
  // Made at the first query: most lists are opened and picked from without one.
  let keys: readonly Keys[] | null = null;
  return (query) => {
    const asked = folds(query).filter((text) => text !== '');
    if (asked.length === 0) return null;
    const index = (keys ??= options.map(toKeys));
    const heard = asked.filter(({ length }) => length > 1).map((text) => ` ${sound(text)}`);
    const begins = asked.map((text) => ` ${text}`);
    return (
      pick(index, ({ words, sounds }) => hasAny(words, begins) || hasAny(sounds, heard)) ??
      pick(index, ({ words }) => hasAny(words, asked)) ??
      pickByConsonants(index, heard) ??
      NOTHING
    );
  };
}

const NOTHING: ReadonlySet<Option> = new Set();

function toKeys(option: Option): Keys {
  const lines = folds(option.name);
  return {
    option,
    words: lines.map((line) => ` ${line}`).join('\n'),
    sounds: lines.map((line) => ` ${sound(line)}`).join('\n'),
  };
}

function pick(
  index: readonly Keys[],
  isFound: (keys: Keys) => boolean,
): ReadonlySet<Option> | null {
  const found = new Set<Option>();
  for (const keys of index) if (isFound(keys)) found.add(keys.option);
  return found.size === 0 ? null : found;
}

function pickByConsonants(
  index: readonly Keys[],
  heard: readonly string[],
): ReadonlySet<Option> | null {
  const bones = heard.map(skeleton).filter(({ length }) => length > 2);
  return bones.length === 0 ? null : pick(index, ({ sounds }) => hasAny(skeleton(sounds), bones));
}

function hasAny(text: string, parts: readonly string[]): boolean {
  return parts.some((part) => text.includes(part));
}

/** Place of the first option that begins with the typed letters, from `start` on and round again. */
export function findByLetters(options: readonly Option[], letters: string, start: number): number {
  const wanted = fold(letters);
  const isFound = ({ name }: Option) => fold(name).startsWith(wanted);
  const after = options.findIndex((option, place) => place >= start && isFound(option));
  return after >= 0 ? after : options.findIndex(isFound);
}
