import type { AdIndex } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits, eachBitDown, type Bitmap } from './columns/bitmap.ts';
import { countOptions } from './count-options.ts';
import { matchAds } from './match-ads.ts';
import { pageRows } from './page-rows.ts';

/** Searches a copy of the index in memory. */
export function createCopyIndex(copy: AdCopy): AdIndex {
  return {
    count: async (asked, limit = null) =>
      Math.min(countBits(matchAds(copy, asked)), limit ?? Number.POSITIVE_INFINITY),
    findRows: async (asked, range) =>
      pageRows({ copy, slots: matchAds(copy, asked) }, asked, range),
    findIds: async (asked) => idsOf(copy, matchAds(copy, asked)),
    countOptions: async (asked, keys) => {
      const { words, criteria, promotion, narrowed } = asked;
      const isWhole =
        words?.length === 0 && criteria.length + narrowed.length === 0 && promotion === null;
      return countOptions(copy, { asked, slots: isWhole ? null : matchAds(copy, asked) }, keys);
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
