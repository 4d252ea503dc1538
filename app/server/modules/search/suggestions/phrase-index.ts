import { fold, phoneticKey } from '@bozor/form-engine/search';

import type { Suggestion } from '../../../../contract/index.ts';
import type { Phrase } from './count-phrases.ts';
import { withRows, rowsFrom, toRows, type KeyRow } from './key-rows.ts';

/** Suggested queries by the beginning of any of their words. */
export interface PhraseIndex {
  /** Takes the counts of phrases as they are now; `null` for one that is not suggested any more. */
  readonly update: (phrases: ReadonlyMap<string, Phrase | null>) => void;
  /** By spelling: whole names first, then the most sellers. */
  readonly written: PhraseFinder;
  /** By phonetic key. */
  readonly phonetic: PhraseFinder;
}

/** Finds queries by a prefix. */
export interface PhraseFinder {
  readonly find: (prefix: string, limit: number) => readonly Suggestion[];
}

/** A phrase with what is answered for it. */
interface Known extends Phrase {
  readonly suggestion: Suggestion;
}

/** Share of a phrase's sellers with the same next word, from which the phrase is left out. */
const HARDLY_ALONE = 0.8;

/** Creates an index without phrases. */
export function createPhraseIndex(): PhraseIndex {
  const known = new Map<string, Known>();
  // By a phrase, the phrases with one more word.
  const longer = new Map<string, Set<string>>();
  let written: readonly KeyRow[] = [];
  let phonetic: readonly KeyRow[] = [];

  return {
    update: (phrases) => {
      const gone = new Set<string>();
      const fresh: string[] = [];
      for (const [text, phrase] of phrases) {
        if (phrase === null && forget(text)) gone.add(text);
        else if (phrase !== null && learn(phrase)) fresh.push(text);
      }
      if (gone.size === 0 && fresh.length === 0) return;
      written = withRows(
        written,
        gone,
        fresh.flatMap((text) => toRows(text, fold(text))),
      );
      phonetic = withRows(
        phonetic,
        gone,
        fresh.flatMap((text) => toRows(text, phoneticKey(fold(text)))),
      );
    },
    written: { find: (prefix, limit) => best(rowsFrom(written, prefix), limit) },
    phonetic: { find: (prefix, limit) => best(rowsFrom(phonetic, prefix), limit) },
  };

  /** Returns whether the phrase is new. */
  function learn(phrase: Phrase): boolean {
    const { text, categoryId } = phrase;
    const before = known.get(text);
    const suggestion =
      before?.categoryId === categoryId ? before.suggestion : toSuggestion(text, categoryId);
    known.set(text, { ...phrase, suggestion });
    if (before !== undefined) return false;
    const part = shorter(text);
    longer.set(part, (longer.get(part) ?? new Set()).add(text));
    return true;
  }

  /** Returns whether the phrase was there. */
  function forget(text: string): boolean {
    if (!known.delete(text)) return false;
    const part = shorter(text);
    const others = longer.get(part);
    others?.delete(text);
    if (others?.size === 0) longer.delete(part);
    return true;
  }

  function best(rows: readonly KeyRow[], limit: number): readonly Suggestion[] {
    const whole = new Set(rows.filter(({ isWhole }) => isWhole).map(({ text }) => text));
    const later = new Set(rows.map(({ text }) => text)).difference(whole);
    const found: Suggestion[] = [];
    for (const one of [...commonest(whole), ...commonest(later)]) {
      if (found.length === limit) break;
      if (!isPart(one)) found.push(one.suggestion);
    }
    return found;
  }

  function commonest(texts: ReadonlySet<string>): readonly Known[] {
    return Array.from(texts)
      .flatMap((text) => known.get(text) ?? [])
      .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  }

  /** Whether a phrase is mostly a part of a longer one: «Toyota Land» of Land Cruisers. */
  function isPart({ text, count }: Known): boolean {
    for (const one of longer.get(text) ?? []) {
      if ((known.get(one)?.count ?? 0) >= count * HARDLY_ALONE) return true;
    }
    return false;
  }
}

/** The phrase without its last word. */
function shorter(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf(' ')));
}

function toSuggestion(text: string, categoryId: string): Suggestion {
  return {
    image_url: null,
    subtitle: null,
    icons: null,
    filter: null,
    category_id: categoryId,
    subcategory_id: null,
    title: text,
    type: 'SEARCH_HISTORY',
  };
}
