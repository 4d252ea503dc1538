import { fold, phoneticKey } from '@bozor/form-engine/search';

import type { Suggestion } from '../../../../contract/index.ts';
import type { Phrase } from './count-phrases.ts';
import { rowsFrom, toRows, withRows, type KeyRow } from './key-rows.ts';
import { createKnownPhrases } from './known-phrases.ts';

/** Suggested queries by the beginning of any of their words. */
export interface PhraseIndex {
  /** Takes the counts of phrases as they are now; `null` for one that is not suggested any more. */
  readonly update: (phrases: ReadonlyMap<string, Phrase | null>) => void;
  /** By spelling. */
  readonly written: PhraseFinder;
  /** By phonetic key. */
  readonly phonetic: PhraseFinder;
}

/** Finds queries by a prefix: whole names first, then the most sellers. */
interface PhraseFinder {
  readonly find: (prefix: string, limit: number) => readonly Suggestion[];
}

/** Creates an index without phrases. */
export function createPhraseIndex(): PhraseIndex {
  const known = createKnownPhrases();
  let written: readonly KeyRow[] = [];
  let phonetic: readonly KeyRow[] = [];

  return {
    update: (phrases) => {
      const gone = new Set<string>();
      const fresh: string[] = [];
      for (const [text, phrase] of phrases) {
        if (phrase === null && known.forget(text)) gone.add(text);
        else if (phrase !== null && known.learn(phrase)) fresh.push(text);
      }
      if (gone.size === 0 && fresh.length === 0) return;
      const rows = (nameOf: (text: string) => string): readonly KeyRow[] =>
        fresh.flatMap((text) => toRows(text, nameOf(text)));
      written = withRows(written, gone, rows(fold));
      phonetic = withRows(
        phonetic,
        gone,
        rows((text) => phoneticKey(fold(text))),
      );
    },
    written: { find: (prefix, limit) => best(rowsFrom(written, prefix), limit) },
    phonetic: { find: (prefix, limit) => best(rowsFrom(phonetic, prefix), limit) },
  };

  function best(rows: readonly KeyRow[], limit: number): readonly Suggestion[] {
    const whole = new Set(rows.filter(({ isWhole }) => isWhole).map(({ text }) => text));
    const later = new Set(rows.map(({ text }) => text)).difference(whole);
    const first = known.best(whole, limit);
    return [...first, ...known.best(later, limit - first.length)];
  }
}
