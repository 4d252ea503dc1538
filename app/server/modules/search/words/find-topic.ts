import { isUnderstood, type QueryWord } from './read-query.ts';
import { isAdjective } from './subject-of.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The thing that a query of several words names. An ad of a subcategory in which no title and no
 * choice of its sellers has that word must have it in its own title: «краска для стен» is no carpet
 * whose text names the paint.
 */
export interface Topic {
  readonly word: QueryWord;
  /** Numbers of the subcategories that have the word in a title, a choice or their name. */
  readonly scopes: ReadonlySet<number>;
}

/**
 * Returns the topic of a query; `null` for a single part, unless it names goods that no ad has:
 * «радиатор» is no car whose text names it. `null` too where no title has the thing.
 *
 * @param filters Number of the query's parts that are read as filters: «дом в Гиссаре» has one.
 */
export function findTopic(
  words: readonly QueryWord[],
  filters: number,
  vocabulary: Vocabulary,
): Topic | null {
  if (words.length + filters < 2 && !areMissing(words, vocabulary)) return null;
  for (const word of words) {
    const [typed = ''] = word.spellings;
    const isThing = /^\p{L}{2,}$/u.test(typed) && !word.isQualifier && !isAdjective(typed);
    if (!isThing) continue;
    // A corrected word is a guess: it excludes nothing.
    if (!isUnderstood(typed, vocabulary)) return null;
    const scopes = new Set(
      word.spellings.flatMap((one) => Array.from(vocabulary.countByScope(one).keys())),
    );
    if (scopes.size > 0) return { word, scopes };
  }
  return null;
}

function areMissing(words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  return words.every(({ spellings: [typed = ''] }) => vocabulary.missingOf(typed)[0] === typed);
}
