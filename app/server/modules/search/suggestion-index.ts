import { fold, phoneticKey } from '@bozor/form-engine/search';

import { SUGGESTIONS_LIMIT, type Suggestion } from '../../../contract/index.ts';
import { foldLetters, splitWords, stemWord, synonymsOf } from '../search-index/index.ts';
import { inOtherLayout } from './keyboard.ru.ts';
import { makePrefixIndex, type PrefixIndex } from './prefix-index.ts';
import type { PhraseIndex } from './suggestions/phrase-index.ts';

/** Index of suggestions by typed prefix. */
export interface SuggestionIndex {
  /** At most eight, best first; none for blank text. */
  readonly find: (query: string) => readonly Suggestion[];
}

/** Scopes and filters, the most popular first, and the index of queries. */
export interface SuggestionEntries {
  readonly scopes: readonly Suggestion[];
  readonly filters: readonly Suggestion[];
  readonly texts: Pick<PhraseIndex, 'written' | 'phonetic'>;
}

/** Maximum number of suggestions of one kind while there are others. */
const SHARES = { scopes: 3, filters: 3, texts: SUGGESTIONS_LIMIT } as const;
/** Minimum length of a prefix that is searched by its phonetic key or stem. */
const MIN_LENGTH = 2;

/**
 * Indexes entries by their names: by spelling, by phonetic key in the other alphabet, by synonyms.
 */
export function makeSuggestionIndex(entries: SuggestionEntries): SuggestionIndex {
  const buckets = [
    makeBucket(indexEntries(entries.scopes), SHARES.scopes),
    makeBucket(indexEntries(entries.filters), SHARES.filters),
    makeBucket(entries.texts, SHARES.texts),
  ];
  const findEntries = (query: string): readonly Suggestion[] => {
    const typed = {
      written: fold(query),
      phonetic: phoneticKey(fold(query)),
      others: alternativesOf(query),
    };
    return typed.written === '' ? [] : mix(buckets.map((bucket) => bucket(typed)));
  };
  return {
    find: (query) => {
      const found = findEntries(query);
      return found.length > 0 ? found : findEntries(inOtherLayout(query));
    },
  };
}

interface Found {
  readonly entries: readonly Suggestion[];
  readonly share: number;
}

/** A typed prefix: its spelling, its phonetic key and its alternatives. */
interface Typed {
  readonly written: string;
  readonly phonetic: string;
  readonly others: readonly string[];
}

type Bucket = (typed: Typed) => Found;

/** Finds entries by a prefix of their names, the best first. */
interface EntryIndex {
  readonly written: EntryFinder;
  readonly phonetic: EntryFinder;
}

interface EntryFinder {
  readonly find: (prefix: string, limit: number) => readonly Suggestion[];
}

function indexEntries(entries: readonly Suggestion[]): EntryIndex {
  const names = entries.map(({ title }) => fold(title));
  const finderOf = (index: PrefixIndex): EntryFinder => ({
    find: (prefix, limit) => index.find(prefix, limit).flatMap((at) => entries[at] ?? []),
  });
  return {
    written: finderOf(makePrefixIndex(names)),
    phonetic: finderOf(makePrefixIndex(names.map(phoneticKey))),
  };
}

function makeBucket(index: EntryIndex, share: number): Bucket {
  return (typed) => ({ share, entries: entriesOf(typed, index) });
}

/** Returns entries, the most exact matches first; weaker matches only fill the rest. */
function entriesOf(typed: Typed, { written, phonetic }: EntryIndex): readonly Suggestion[] {
  const found = new Set(written.find(typed.written, SUGGESTIONS_LIMIT));
  const take = (entries: readonly Suggestion[]): void => {
    for (const entry of entries) if (found.size < SUGGESTIONS_LIMIT) found.add(entry);
  };
  if (typed.phonetic.length >= MIN_LENGTH) take(phonetic.find(typed.phonetic, SUGGESTIONS_LIMIT));
  for (const other of typed.others) take(written.find(other, SUGGESTIONS_LIMIT));
  return Array.from(found);
}

/** Returns the text with its last word replaced by a synonym or by its stem. */
function alternativesOf(query: string): readonly string[] {
  const words = foldLetters(query).trim().split(/\s+/);
  const last = words.pop() ?? '';
  const stem = stemWord(last);
  const others = stem.length > MIN_LENGTH ? [...synonymsOf(last).map(stemWord), stem] : [];
  return others.map((word) => fold([...words, word].join(' ')));
}

/**
 * Takes the share of every kind, in the order of the kinds; the first kind with more entries fills
 * the rest. A query is dropped when another entry is one of its forms: «телевизор», «Телевизоры».
 */
function mix(found: readonly Found[]): readonly Suggestion[] {
  const chosen = new Set<Suggestion>();
  const names = new Set<string>();
  const add = (entries: readonly Suggestion[]): void => {
    for (const entry of entries) {
      const name = formOf(entry.title);
      const isRepeated = entry.type === 'SEARCH_HISTORY' && names.has(name);
      if (chosen.size >= SUGGESTIONS_LIMIT || isRepeated) continue;
      chosen.add(entry);
      names.add(name);
    }
  };
  for (const { entries, share } of found) add(entries.slice(0, share));
  for (const { entries } of found) add(entries);
  return found.flatMap(({ entries }) => entries.filter((entry) => chosen.has(entry)));
}

/** What the forms of a phrase have in common. */
function formOf(title: string): string {
  return splitWords(title).map(stemWord).join(' ');
}
