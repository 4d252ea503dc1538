import type { AskedSearch, TokenCount } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import type { Bitmap } from './columns/bitmap.ts';
import type { KnownToken } from './columns/token-directory.ts';
import { tokenScopes } from './match-ads.ts';

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
  const counts = new Map<string, TokenCount>();
  for (const scope of tokenScopes(asked.scope)) {
    const tokens = keys.flatMap((key) => copy.tokens.ofKey(scope, key)).filter(isOption);
    const terms = tokens.map(({ term }) => term);
    const found =
      slots === null ? terms.map(copy.options.count) : copy.options.countAmong(slots, scope, terms);
    for (const [index, { key, value, part }] of tokens.entries()) {
      const count = found[index] ?? 0;
      if (count === 0) continue;
      // In a category, each subcategory has tokens of its own.
      const name = JSON.stringify([key, value, part]);
      counts.set(name, { key, value, part, count: count + (counts.get(name)?.count ?? 0) });
    }
  }
  return Array.from(counts.values());
}

type OptionToken = KnownToken & Pick<TokenCount, 'part'>;

function isOption(token: KnownToken): token is OptionToken {
  return token.part !== 'word';
}
