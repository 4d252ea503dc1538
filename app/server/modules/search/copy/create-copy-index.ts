import type { AdIndex, AskedSearch } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits, eachBitDown, type Bitmap } from './columns/bitmap.ts';
import { countOptions } from './count-options.ts';
import { matchRecent, recentRows } from './recent-matches.ts';

/** Searches a copy of the index in memory. */
export function createCopyIndex(copy: AdCopy): AdIndex {
  const match = (asked: AskedSearch): Bitmap => matchRecent(copy, asked);
  return {
    count: async (asked, limit = null) =>
      Math.min(countBits(match(asked)), limit ?? Number.POSITIVE_INFINITY),
    findRows: async (asked, range) => recentRows(copy, asked, range),
    findIds: async (asked) => idsOf(copy, match(asked)),
    countOptions: async (asked, keys) => {
      const { words, criteria, promotion, narrowed } = asked;
      const isWhole =
        words?.length === 0 && criteria.length + narrowed.length === 0 && promotion === null;
      return countOptions(copy, { asked, slots: isWhole ? null : match(asked) }, keys);
    },
  };
}

function idsOf(copy: AdCopy, slots: Bitmap): Int32Array {
  const { ids } = copy.columns();
  const found = new Int32Array(countBits(slots));
  let next = 0;
  eachBitDown(slots, (slot) => {
    found[next] = ids[slot] ?? 0;
    next += 1;
    return true;
  });
  return found;
}
