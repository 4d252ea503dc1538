/** Words as they are written, found in spite of one wrong letter. */
export interface WrittenIndex {
  readonly add: (word: string) => void;
  /**
   * Returns the words with a letter more, less, or replaced, or with two neighbours exchanged.
   *
   * @param before An index whose words come before these, as if they had been added first.
   */
  readonly findNear: (word: string, before?: WrittenIndex | null) => readonly string[];
  /** Returns the words that lack at most one letter to be a form. */
  readonly wordsOf: (form: string) => readonly string[];
}

/** Shortest word that is found by others. */
const SHORTEST = 4;

/**
 * Creates an empty index: words that differ by one letter are the same when each lacks at most one
 * of its letters.
 */
export function createWrittenIndex(): WrittenIndex {
  const wordsByForm = new Map<string, string[]>();
  const wordsOf = (form: string): readonly string[] => wordsByForm.get(form) ?? [];
  return {
    wordsOf,
    add: (word) => {
      if (word.length < SHORTEST) return;
      for (const form of formsOf(withoutDoubles(word))) {
        const words = wordsByForm.get(form);
        if (words === undefined) wordsByForm.set(form, [word]);
        else if (!words.includes(word)) words.push(word);
      }
    },
    findNear: (word, before = null) => {
      if (word.length < SHORTEST) return [];
      const plain = withoutDoubles(word);
      const forms = Array.from(formsOf(plain));
      const words = new Set(
        forms.flatMap((form) => [...(before?.wordsOf(form) ?? []), ...wordsOf(form)]),
      );
      return Array.from(words).filter(
        (other) => other !== word && isOneLetterOff(plain, withoutDoubles(other)),
      );
    },
  };
}

/** «Кроссовки» as «кросовки»: a letter too few is no error where it is doubled. */
export function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1/gu, '$1');
}

function formsOf(word: string): ReadonlySet<string> {
  return new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

/** Whether two words without doubled letters are within one letter of each other. */
export function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [rest, other] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return rest === other.slice(1);
  const isExchanged = rest[0] === other[1] && rest[1] === other[0];
  return rest.slice(1) === other.slice(1) || (isExchanged && rest.slice(2) === other.slice(2));
}
