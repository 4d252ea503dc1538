import type { Suggestion } from '../../../../contract/index.ts';
import type { Phrase } from './count-phrases.ts';

/** The suggested phrases and what is answered for each. */
export interface KnownPhrases {
  /** Takes a phrase as it is now; returns whether it is new. */
  readonly learn: (phrase: Phrase) => boolean;
  /** Returns whether the phrase was there. */
  readonly forget: (text: string) => boolean;
  /** Returns the suggestions of some phrases, the most sellers first, without parts of longer ones. */
  readonly best: (texts: ReadonlySet<string>, limit: number) => readonly Suggestion[];
}

/** A phrase with what is answered for it. */
interface Known extends Phrase {
  readonly suggestion: Suggestion;
}

/** Share of a phrase's sellers with the same next word, from which the phrase is left out. */
const HARDLY_ALONE = 0.8;

/** Creates an empty set of phrases. */
export function createKnownPhrases(): KnownPhrases {
  const known = new Map<string, Known>();
  // By a phrase, the phrases with one more word.
  const longer = new Map<string, Set<string>>();

  return {
    learn: (phrase) => {
      const { text, categoryId } = phrase;
      const before = known.get(text);
      const suggestion =
        before?.categoryId === categoryId ? before.suggestion : toSuggestion(text, categoryId);
      known.set(text, { ...phrase, suggestion });
      if (before !== undefined) return false;
      const part = shorter(text);
      longer.set(part, (longer.get(part) ?? new Set()).add(text));
      return true;
    },
    forget: (text) => {
      if (!known.delete(text)) return false;
      const others = longer.get(shorter(text));
      others?.delete(text);
      if (others?.size === 0) longer.delete(shorter(text));
      return true;
    },
    best: (texts, limit) => {
      const found: Suggestion[] = [];
      for (const one of commonest(texts)) {
        if (found.length === limit) break;
        if (!isPart(one)) found.push(one.suggestion);
      }
      return found;
    },
  };

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
