import type { Spellings } from './spelling/to-spellings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of a query that are together the name of goods: «швейная машинка». */
export interface GoodsPhrase {
  /** Indexes of the words in the query. */
  readonly indexes: readonly number[];
  /** Numbers of the subcategories where these goods are sold. */
  readonly scopes: ReadonlySet<number>;
}

interface SpelledWord {
  readonly spellings: Spellings;
}

/** Maximum number of spellings of a word that are tried. */
const SPELLINGS = 2;
/** Places of the words after the first: three neighbours, two, or two with a word between them. */
const SHAPES: readonly (readonly number[])[] = [[1, 2], [1], [2]];

/** Returns the names of goods in a query, in the order of their first words. */
export function phrasesAmong(
  words: readonly SpelledWord[],
  { goods }: Pick<Vocabulary, 'goods'>,
): readonly GoodsPhrase[] {
  return words.flatMap((_, at) =>
    SHAPES.flatMap((shape) => {
      const indexes = [at, ...shape.map((after) => at + after)];
      const own = indexes.flatMap((index) => words[index] ?? []);
      if (own.length < indexes.length) return [];
      const found = spellingsOf(own).map((spelled) => goods.scopesOfPhrase(spelled));
      const scopes = found.find(({ size }) => size > 0);
      return scopes === undefined ? [] : [{ indexes, scopes }];
    }),
  );
}

/** The words as typed, then as corrected. */
function spellingsOf(words: readonly SpelledWord[]): readonly (readonly string[])[] {
  return words.reduce<readonly (readonly string[])[]>(
    (known, { spellings }) =>
      known.flatMap((before) => spellings.slice(0, SPELLINGS).map((one) => [...before, one])),
    [[]],
  );
}
