import type { Vocabulary } from '../words/vocabulary.ts';

/** What a reading has learned from a vocabulary that grows. */
export interface AskedWords {
  /** Words that the vocabulary did not have. */
  readonly unknown: ReadonlySet<string>;
  /** Answers to questions of spelling. */
  readonly spellings: ReadonlyMap<SpellingQuestion, string>;
  /** Subcategories that have a word, of the words that were compared with each other. */
  readonly scopes: ReadonlyMap<string, string>;
  /** Number of ads with a word, of the words by which the meant subcategories were found. */
  readonly counts: ReadonlyMap<string, number>;
  /** Sizes of the subcategories that were compared. */
  readonly sizes: ReadonlyMap<number, number>;
}

const SPELLING_VERBS = [
  'findSpellings',
  'findAlike',
  'findLonger',
  'meaningsOf',
  'isOption',
  'missingOf',
  'headScopes',
  'ownHeadScopes',
  'isGoods',
  'isGoodsPart',
  'isWritten',
  'findTitled',
] as const;
type SpellingVerb = (typeof SPELLING_VERBS)[number];
/** A verb of the vocabulary and a word. */
type SpellingQuestion = `${SpellingVerb} ${string}`;

/** A vocabulary, and the queries that it answered. A word that it has, it will always have. */
export function listenTo(vocabulary: Vocabulary): Vocabulary & { readonly asked: AskedWords } {
  const asked = {
    unknown: new Set<string>(),
    spellings: new Map<SpellingQuestion, string>(),
    scopes: new Map<string, string>(),
    counts: new Map<string, number>(),
    sizes: new Map<number, number>(),
  };
  const listen =
    <Answer>(verb: SpellingVerb, ask: (word: string) => Answer) =>
    (word: string): Answer => {
      const answer = ask(word);
      asked.spellings.set(`${verb} ${word}`, JSON.stringify(answer));
      return answer;
    };
  return {
    asked,
    size: vocabulary.size,
    has: (word) => {
      const isKnown = vocabulary.has(word);
      if (!isKnown) asked.unknown.add(word);
      return isKnown;
    },
    findSpellings: listen('findSpellings', vocabulary.findSpellings),
    findAlike: listen('findAlike', vocabulary.findAlike),
    findLonger: listen('findLonger', vocabulary.findLonger),
    meaningsOf: listen('meaningsOf', vocabulary.meaningsOf),
    isOption: listen('isOption', vocabulary.isOption),
    missingOf: listen('missingOf', vocabulary.missingOf),
    headScopes: listen('headScopes', vocabulary.headScopes),
    findTitled: listen('findTitled', vocabulary.findTitled),
    isGoodsPart: listen('isGoodsPart', vocabulary.isGoodsPart),
    isGoods: listen('isGoods', vocabulary.isGoods),
    isWritten: listen('isWritten', vocabulary.isWritten),
    ownHeadScopes: listen('ownHeadScopes', vocabulary.ownHeadScopes),
    goods: vocabulary.goods,
    countByScope: (word) => {
      const counts = vocabulary.countByScope(word);
      asked.scopes.set(word, scopesText(counts));
      asked.counts.set(word, sumOf(counts));
      return counts;
    },
    sizeOf: (scope) => {
      const size = vocabulary.sizeOf(scope);
      asked.sizes.set(scope, size);
      return size;
    },
  };
}

/** The answers of a vocabulary as it is now, each word once. */
export function rememberAnswers(vocabulary: Vocabulary) {
  return {
    has: once((word: string) => vocabulary.has(word)),
    spelling: once((question: SpellingQuestion) => {
      const verb = SPELLING_VERBS.find((one) => question.startsWith(`${one} `)) ?? 'findSpellings';
      return JSON.stringify(vocabulary[verb](question.slice(verb.length + 1)));
    }),
    scopes: once((word: string) => scopesText(vocabulary.countByScope(word))),
    count: once((word: string) => sumOf(vocabulary.countByScope(word))),
    size: once((scope: number) => vocabulary.sizeOf(scope)),
  };
}

function once<Question, Answer>(ask: (question: Question) => Answer): (of: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const answer = known.get(question) ?? ask(question);
    known.set(question, answer);
    return answer;
  };
}

/** Answers of a vocabulary at one time. */
export type Answers = ReturnType<typeof rememberAnswers>;

/**
 * Whether the vocabulary still has none of the words that it had not, spells them alike, and has
 * the others in the same subcategories.
 */
export function areSpelledAlike({ unknown, spellings, scopes }: AskedWords, now: Answers): boolean {
  for (const word of unknown) if (now.has(word)) return false;
  for (const [question, text] of spellings) if (now.spelling(question) !== text) return false;
  for (const [word, text] of scopes) if (now.scopes(word) !== text) return false;
  return true;
}

/** Whether no ad with one of the counted words was added, and no subcategory has another size. */
export function areCountedAlike({ counts, sizes }: AskedWords, now: Answers): boolean {
  for (const [word, count] of counts) if (now.count(word) !== count) return false;
  for (const [scope, size] of sizes) if (now.size(scope) !== size) return false;
  return true;
}

/** What was asked, with the numbers as they are now. */
export function recounted(asked: AskedWords, now: Answers): AskedWords {
  return {
    ...asked,
    counts: new Map(Array.from(asked.counts.keys(), (word) => [word, now.count(word)] as const)),
    sizes: new Map(Array.from(asked.sizes.keys(), (scope) => [scope, now.size(scope)] as const)),
  };
}

function scopesText(counts: ReadonlyMap<number, number>): string {
  return Array.from(counts.keys())
    .toSorted((a, b) => a - b)
    .join(' ');
}

function sumOf(counts: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
