import type { AdIndex } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits } from './columns/bitmap.ts';
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
    countOptions: async (asked, keys) => {
      const { words, criteria, promotion, narrowed } = asked;
      const isWhole =
        words?.length === 0 && criteria.length + narrowed.length === 0 && promotion === null;
      return countOptions(copy, { asked, slots: isWhole ? null : matchAds(copy, asked) }, keys);
    },
  };
}
