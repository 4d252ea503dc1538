import { STOP_WORDS } from '../../search-index/index.ts';

/** Maximum number of words in a phrase. */
const LENGTH = 3;
/** Minimum length of a word that is a phrase by itself. */
const MIN_WORD = 3;

/**
 * Returns the runs of one to three words of a title, without duplicates and without stop words at
 * either end.
 */
export function phrasesOf(title: string): ReadonlySet<string> {
  const words = title.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.map(spell) ?? [];
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LENGTH); to += 1) {
      const run = words.slice(from, to);
      if (isMeaningful(run)) found.add(run.join(' '));
    }
  }
  return found;
}

function isMeaningful(run: readonly string[]): boolean {
  const [first = '', last = ''] = [run[0], run.at(-1)];
  if (STOP_WORDS.has(first.toLowerCase()) || STOP_WORDS.has(last.toLowerCase())) return false;
  if (!/^\p{L}/u.test(first) || hasQuantity(run)) return false;
  return run.length > 1 || first.length >= MIN_WORD;
}

/** Whether a number follows a Russian word: it is a quantity and not a part of a name. */
function hasQuantity(run: readonly string[]): boolean {
  return run.some(
    (word, at) => /^\p{N}/u.test(word) && !/\p{Script=Latin}/u.test(run[at - 1] ?? ''),
  );
}

/** Keeps the spelling of words in Latin letters, and lowers the case of other words. */
function spell(word: string): string {
  return /\p{Script=Latin}/u.test(word) ? word : word.toLowerCase();
}
