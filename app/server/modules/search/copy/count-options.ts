import type { AskedSearch, TokenCount } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits, subtract, WORD_BITS, type Bitmap } from './columns/bitmap.ts';
import type { KnownToken } from './columns/token-directory.ts';
import { inWholeScope, tokenScopes } from './match-ads.ts';

/**
 * Counts the options of filters among the slots that a search finds.
 *
 * @param slots `null` for all ads of the scope.
 */
export function countOptions(
  copy: AdCopy,
  { asked, slots }: { readonly asked: AskedSearch; readonly slots: Bitmap | null },
  keys: readonly string[],
): readonly TokenCount[] {
  const scopes = tokenScopes(asked.scope);
  const tokens = keys.flatMap((key) => copy.tokens.ofKey(scopes, key));
  const countOf = slots === null ? copy.options.count : countOfSome(copy, { asked, slots }, tokens);
  const counts = new Map<string, TokenCount>();
  for (const { key, value, part, term } of tokens) {
    const count = part === 'word' ? 0 : countOf(term);
    if (part === 'word' || count === 0) continue;
    // In a category, each subcategory has tokens of its own.
    const name = JSON.stringify([key, value, part]);
    counts.set(name, { key, value, part, count: count + (counts.get(name)?.count ?? 0) });
  }
  return Array.from(counts.values());
}

interface SomeOfScope {
  readonly asked: AskedSearch;
  readonly slots: Bitmap;
}

/** Counts among the slots, or among the other ads of the scope, whichever are fewer. */
function countOfSome(
  copy: AdCopy,
  { asked, slots }: SomeOfScope,
  tokens: readonly KnownToken[],
): (term: number) => number {
  const others = inWholeScope(copy, asked.scope);
  subtract(others, slots);
  if (countBits(slots) <= countBits(others)) return countAmong(copy, slots, tokens);
  const countOther = countAmong(copy, others, tokens);
  return (term) => copy.options.count(term) - countOther(term);
}

/** Counts by the slots of the tokens or by the tokens of the slots, whichever are fewer. */
function countAmong(
  copy: AdCopy,
  slots: Bitmap,
  tokens: readonly KnownToken[],
): (term: number) => number {
  const options = tokens.filter(({ part }) => part !== 'word');
  const ofTokens = options.reduce((sum, { term }) => sum + copy.tokenSlots.stepsOf(slots, term), 0);
  if (ofTokens < countBits(slots) * copy.options.meanLength()) {
    return (term) => copy.tokenSlots.countIn(slots, term);
  }
  const counts = countTerms(copy, slots);
  return (term) => counts[term] ?? 0;
}

/** Counts every term of the slots. Written as one loop: a call for each slot took half as long again. */
function countTerms(copy: AdCopy, slots: Bitmap): Int32Array {
  const [starts, terms] = [copy.options.starts(), copy.options.terms()];
  const counts = new Int32Array(copy.tokens.size());
  for (let word = 0; word < slots.length; word += 1) {
    let bits = slots[word] ?? 0;
    while (bits !== 0) {
      // The lowest first: the lists of the slots follow one another.
      const slot = word * WORD_BITS + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const end = starts[slot + 1] ?? 0;
      for (let at = starts[slot] ?? 0; at < end; at += 1) {
        const term = terms[at] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }
  return counts;
}
