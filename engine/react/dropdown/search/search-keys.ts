import type { Option } from '../../../definition/field-definition.ts';
import { folds, phoneticKey, skeleton } from '../../../fields/search/fold.ru.ts';

/**
 * What the names of a list are searched in: one text, since a search inside one long text is many
 * times faster than one in each of 50,000. Every line and word of a name starts after a space.
 */
export interface Haystack {
  readonly text: string;
  /** Where each name starts. */
  readonly starts: readonly number[];
}

/** What queries are compared with; to be filled before it is read. */
export interface SearchKeys {
  /** Adds names while there is time, and returns whether all of them are in. */
  readonly fill: (hasTime: () => boolean) => boolean;
  /** The names, folded. */
  readonly words: () => Haystack;
  /** How they sound. */
  readonly sounds: () => Haystack;
  /** The consonants of their sounds. */
  readonly bones: () => Haystack;
}

/** Names that are added at once. */
const NAMES = 256;
/** Work between two chances for the page to answer a person, in ms. */
const SLICE_MS = 4;

const indexes = new WeakMap<readonly Option[], SearchKeys>();

/** The keys of a list, kept with the list; they are filled at its first query, or before it. */
export function searchKeys(options: readonly Option[]): SearchKeys {
  const keys = indexes.get(options) ?? createKeys(options);
  indexes.set(options, keys);
  return keys;
}

/**
 * Fills the keys of a list while the page has nothing to do: the names of 50,000 options take
 * longer than a letter of the search may. Returns a function that stops it.
 */
export function prepareSearch(options: readonly Option[]): () => void {
  const keys = searchKeys(options);
  let timer = setTimeout(fillSlice);
  return () => clearTimeout(timer);

  function fillSlice(): void {
    const end = performance.now() + SLICE_MS;
    if (!keys.fill(() => performance.now() < end)) timer = setTimeout(fillSlice);
  }
}

function createKeys(options: readonly Option[]): SearchKeys {
  const [words, sounds, bones] = [createHaystack(), createHaystack(), createHaystack()];
  const known = new Map<string, string>();
  let filled = 0;
  return {
    fill: (hasTime) => {
      while (filled < options.length) {
        if (!hasTime()) return false;
        const names = options.slice(filled, filled + NAMES);
        const text = names.map(({ name }) => ` ${folds(name).join('\n ')}${END}`).join('');
        const sound = text.replace(WORDS, soundOf);
        words.add(text);
        sounds.add(sound);
        bones.add(skeleton(sound));
        filled += names.length;
      }
      return true;
    },
    words: words.read,
    sounds: sounds.read,
    bones: bones.read,
  };

  /** Each word once: a list of streets has few words and many numbers. */
  function soundOf(word: string): string {
    const sound = known.get(word) ?? phoneticKey(word);
    known.set(word, sound);
    return sound;
  }
}

/** Ends the text of a name; its lines end with `\n`. */
const END = '\r';

/** Words with letters: figures sound as they are written. */
const WORDS = /[^\d \n\r][^ \n\r]*/g;

function createHaystack() {
  const starts: number[] = [];
  let texts: string[] = [];
  let length = 0;
  return {
    /** Adds the text of some names. */
    add: (text: string): void => {
      for (let end = -1; end < text.length - 1; end = text.indexOf(END, end + 1)) {
        starts.push(length + end + 1);
      }
      texts.push(text);
      length += text.length;
    },
    read: (): Haystack => {
      texts = [texts.join('')];
      return { text: texts[0] ?? '', starts };
    },
  };
}
