import { seededRandom, type SeededRandom } from '../../../fixtures/ads/chance/seeded-random.ts';
import type { ExpectedAds } from './expected-ads.ts';

/** Keys beside each other. */
const KEYS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Words of fewer letters become other words. */
const LONG_WORD = /^[а-яa-z]{5,}$/;

/**
 * The queries of a corpus with a long word, each with one wrong letter after the first: missing,
 * doubled, exchanged with the next, or that of a key beside it.
 */
export function withTypos(corpus: readonly ExpectedAds[]): readonly ExpectedAds[] {
  const random = seededRandom('typos');
  return corpus.map((expected) => ({
    ...expected,
    queries: expected.queries
      .filter((query) => query.split(' ').some((word) => LONG_WORD.test(word)))
      .map((query) => typed(query, random)),
  }));
}

function typed(query: string, random: SeededRandom): string {
  const words = query.split(' ');
  const at = words.findIndex((word) => LONG_WORD.test(word));
  return words.map((word, index) => (index === at ? withTypo(word, random) : word)).join(' ');
}

function withTypo(word: string, random: SeededRandom): string {
  const at = random.whole(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const keys = KEYS.find((row) => row.includes(letter)) ?? letter;
  const beside = keys.charAt(keys.indexOf(letter) + 1) || keys.charAt(keys.length - 2);
  const typos = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + beside + after,
  ];
  return random.pick(typos);
}
