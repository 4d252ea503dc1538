import { foldLetters } from '../../search-index/index.ts';
import { beginningOf } from './word-beginnings.ru.ts';

/** One name of the written list, as it is written: «швейная_машинка». */
export interface GoodsName {
  readonly text: string;
  /** Subcategory of its row. */
  readonly id: string;
  /** Of this name alone. */
  readonly offset: number;
}

/** Names of goods by the beginnings of their words. */
export interface GoodsNames {
  /** Returns the names with a word that begins with one or two folded letters, in their order. */
  readonly namesWith: (beginning: string) => readonly GoodsName[];
  /** Returns the `beginningOf` of all words. */
  readonly beginnings: () => readonly string[];
  /** Returns the words of all names with so many letters or more, folded and without duplicates. */
  readonly wordsFrom: (letters: number) => readonly string[];
}

const LINE = '\n';
const AFTER_ID = ':';
const LINE_CODE = LINE.charCodeAt(0);
const AFTER_ID_CODE = AFTER_ID.charCodeAt(0);
/** Number of values of a sign. */
const SIGNS = 2 ** 16;

/**
 * Creates the names of rows of `subcategory: name name_of_several_words`. At once it only finds
 * where words begin: a server waits for that when it starts, and a query asks for few of them.
 */
export function createGoodsNames(rows: string): GoodsNames {
  const text = foldLetters(rows);
  const offsetsByBeginning = findBeginnings(text);
  const nameAround = (offset: number): GoodsName => {
    const row = text.lastIndexOf(LINE, offset) + 1;
    const afterId = text.indexOf(AFTER_ID, row);
    let start = offset;
    while (start > afterId + 1 && !isSpace(text, start - 1)) start -= 1;
    let end = offset;
    while (end < text.length && !isSpace(text, end)) end += 1;
    return { text: text.slice(start, end), id: text.slice(row, afterId).trim(), offset: start };
  };
  return {
    namesWith: (beginning) => {
      const offsets = Array.from(offsetsByBeginning).flatMap(([two, own]) =>
        two.startsWith(beginning) ? own : [],
      );
      const names = new Map<number, GoodsName>();
      for (const offset of offsets.toSorted((a, b) => a - b)) {
        const name = nameAround(offset);
        names.set(name.offset, name);
      }
      return Array.from(names.values());
    },
    beginnings: () => Array.from(new Set(Array.from(offsetsByBeginning.keys(), beginningOf))),
    wordsFrom: (letters) => {
      const long = new RegExp(String.raw`\p{L}{${letters},}`, 'gu');
      const words = text
        .split(LINE)
        .flatMap((row) => row.slice(row.indexOf(AFTER_ID) + 1).match(long) ?? []);
      return Array.from(new Set(words));
    },
  };
}

/** Finds the offsets of the letters and digits that begin words, by the sign there and the next one. */
function findBeginnings(text: string): ReadonlyMap<string, readonly number[]> {
  const offsets = new Map<number, number[]>();
  const kinds = new Uint8Array(SIGNS);
  let isNamed = false;
  let last = OTHER;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === LINE_CODE) isNamed = false;
    if (sign === AFTER_ID_CODE) isNamed = true;
    const kind = isNamed ? (kinds[sign] ||= kindOf(sign)) : OTHER;
    if (kind !== OTHER && kind !== last) {
      const two = sign * SIGNS + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
      const own = offsets.get(two);
      if (own === undefined) offsets.set(two, [at]);
      else own.push(at);
    }
    last = kind;
  }
  return new Map(
    Array.from(offsets, ([two, own]) => [
      String.fromCharCode(Math.floor(two / SIGNS), two % SIGNS),
      own,
    ]),
  );
}

const OTHER = 1;
const LETTER = 2;
const DIGIT = 3;

function kindOf(sign: number): number {
  const text = String.fromCharCode(sign);
  if (/\p{L}/u.test(text)) return LETTER;
  return /\p{N}/u.test(text) ? DIGIT : OTHER;
}

function isSpace(text: string, at: number): boolean {
  return text[at] === ' ' || text[at] === LINE;
}
