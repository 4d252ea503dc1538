import type { Option } from '../../../definition/field-definition.ts';
import { fold, folds, skeleton, phoneticKey } from '../../../fields/search/fold.ru.ts';
import { searchKeys, type Haystack } from './search-keys.ts';

/** Answers a query with the options it finds; all of them for a blank one. */
export type FindOptions = (query: string) => ReadonlySet<Option> | null;

/**
 * Indexes a list for searching. A query finds, in this order and stopping at the first that
 * finds anything: words that begin with it or sound like it, names that have it inside, words
 * with its consonants. `null` when the query has no letter or digit.
 */
export function indexOptions(options: readonly Option[]): FindOptions {
  return (query) => {
    const asked = folds(query).filter((text) => text !== '');
    if (asked.length === 0) return null;
    const keys = searchKeys(options);
    keys.fill(() => true);
    const sounds = asked.filter(({ length }) => length > 1).map((text) => ` ${phoneticKey(text)}`);
    const bones = sounds.map(skeleton).filter(({ length }) => length > 2);
    const words = keys.words();
    const found =
      find([words, asked.map((text) => ` ${text}`)], [keys.sounds(), sounds]) ??
      find([words, asked]) ??
      find([keys.bones(), bones]);
    return found === null ? NOTHING : new Set(options.filter((_, index) => found[index] === 1));
  };
}

const NOTHING: ReadonlySet<Option> = new Set();

/** Marks by 1 the names that have any of the texts; `null` when none has. */
function find(...searches: readonly (readonly [Haystack, readonly string[]])[]): Uint8Array | null {
  const found = new Uint8Array(searches[0]?.[0].starts.length ?? 0);
  for (const [haystack, texts] of searches) {
    for (const text of texts) mark(found, haystack, text);
  }
  return found.includes(1) ? found : null;
}

function mark(found: Uint8Array, { text, starts }: Haystack, wanted: string): void {
  let name = 0;
  let at = text.indexOf(wanted);
  while (at >= 0) {
    while ((starts[name + 1] ?? Infinity) <= at) name += 1;
    found[name] = 1;
    name += 1;
    at = text.indexOf(wanted, starts[name] ?? Infinity);
  }
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
