import { fold, phoneticKey } from '@bozor/form-engine/search';

import { SUGGESTIONS_LIMIT, type Suggestion } from '../../../contract/index.ts';
import { foldLetters, stemWord, synonymsOf } from '../search-index/index.ts';
import { inOtherLayout } from './keyboard.ru.ts';
import { makePrefixIndex, type PrefixIndex } from './prefix-index.ts';

/** What is suggested, by the beginning of what is typed. */
export interface SuggestionIndex {
  /** At most eight, best first; none for blank text. */
  readonly find: (query: string) => readonly Suggestion[];
}

/** Entries of each kind, the most wanted first. */
export interface SuggestionEntries {
  readonly places: readonly Suggestion[];
  readonly filters: readonly Suggestion[];
  readonly texts: readonly Suggestion[];
}

/** Suggestions of one kind, at most, while there are others. */
const SHARES = { places: 3, filters: 3, texts: SUGGESTIONS_LIMIT } as const;
/** Shortest beginning that is looked for by its sound, or cut to its stem. */
const HEARD = 2;

/** Makes entries findable by their names: as written, as heard in the other alphabet, by synonyms. */
export function makeSuggestionIndex(entries: SuggestionEntries): SuggestionIndex {
  const shelves = [
    makeShelf(entries.places, SHARES.places),
    makeShelf(entries.filters, SHARES.filters),
    makeShelf(entries.texts, SHARES.texts),
  ];
  const look = (query: string): readonly Suggestion[] => {
    const typed = {
      written: fold(query),
      heard: phoneticKey(fold(query)),
      others: waysToSay(query),
    };
    return typed.written === '' ? [] : mix(shelves.map((shelf) => shelf(typed)));
  };
  return {
    find: (query) => {
      const found = look(query);
      return found.length > 0 ? found : look(inOtherLayout(query));
    },
  };
}

interface Found {
  readonly entries: readonly Suggestion[];
  readonly share: number;
}

/** A beginning as it is written, as it sounds, and in other words. */
interface Typed {
  readonly written: string;
  readonly heard: string;
  readonly others: readonly string[];
}

type Shelf = (typed: Typed) => Found;

function makeShelf(entries: readonly Suggestion[], share: number): Shelf {
  const names = entries.map(({ title }) => fold(title));
  const written = makePrefixIndex(names);
  const heard = makePrefixIndex(names.map(phoneticKey));
  return (typed) => ({
    share,
    entries: placesOf(typed, { written, heard }).flatMap((place) => entries[place] ?? []),
  });
}

/** Places of entries, the surest way first; the vaguer ones are asked only for want of those. */
function placesOf(
  typed: Typed,
  { written, heard }: { readonly written: PrefixIndex; readonly heard: PrefixIndex },
): readonly number[] {
  const found = new Set(written.find(typed.written, SUGGESTIONS_LIMIT));
  const take = (places: readonly number[]): void => {
    for (const place of places) if (found.size < SUGGESTIONS_LIMIT) found.add(place);
  };
  if (typed.heard.length >= HEARD) take(heard.find(typed.heard, SUGGESTIONS_LIMIT));
  for (const other of typed.others) take(written.find(other, SUGGESTIONS_LIMIT));
  return Array.from(found);
}

/** The text with its last word replaced by a synonym, or cut to its stem. */
function waysToSay(query: string): readonly string[] {
  const words = foldLetters(query).trim().split(/\s+/);
  const last = words.pop() ?? '';
  const stem = stemWord(last);
  const others = stem.length > HEARD ? [...synonymsOf(last).map(stemWord), stem] : [];
  return others.map((word) => fold([...words, word].join(' ')));
}

/**
 * Of every kind its share, in the order of the kinds; what stays free goes to the first that has
 * more. A text is not said again when a place or a value has the same name.
 */
function mix(found: readonly Found[]): readonly Suggestion[] {
  const chosen = new Set<Suggestion>();
  const names = new Set<string>();
  const add = (entries: readonly Suggestion[]): void => {
    for (const entry of entries) {
      const name = fold(entry.title);
      const isSaid = entry.type === 'SEARCH_HISTORY' && names.has(name);
      if (chosen.size >= SUGGESTIONS_LIMIT || isSaid) continue;
      chosen.add(entry);
      names.add(name);
    }
  };
  for (const { entries, share } of found) add(entries.slice(0, share));
  for (const { entries } of found) add(entries);
  return found.flatMap(({ entries }) => entries.filter((entry) => chosen.has(entry)));
}
