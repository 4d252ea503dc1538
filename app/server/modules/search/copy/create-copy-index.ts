import { createTurns } from '../../../take-turns.ts';
import type { AdIndex, AskedSearch } from '../ad-index.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits, WORD_BITS, type Bitmap } from './columns/bitmap.ts';
import { countOptions } from './count-options.ts';
import { countRecent, matchRecent, recentRows } from './recent-matches.ts';

/**
 * Searches a copy of the index in memory for one call, which may count many searches: other calls are
 * handled between them.
 */
export function createCopyIndex(copy: AdCopy): AdIndex {
  const turns = createTurns();
  const match = async (asked: AskedSearch): Promise<Bitmap> => {
    if (turns.isOver()) await turns.next();
    return matchRecent(copy, asked);
  };
  return {
    count: async (asked, limit = null) => {
      if (turns.isOver()) await turns.next();
      return Math.min(countRecent(copy, asked), limit ?? Number.POSITIVE_INFINITY);
    },
    findRows: async (asked, range) => recentRows(copy, asked, range),
    findIds: async (asked, _among, room = (length) => new Int32Array(length)) => {
      const slots = await match(asked);
      if (turns.isOver()) await turns.next();
      return idsOf(copy, slots, room(countBits(slots)));
    },
    countOptions: async (asked, keys) => {
      const { words, criteria, promotion, narrowed } = asked;
      const isWhole =
        words?.length === 0 && criteria.length + narrowed.length === 0 && promotion === null;
      return countOptions(copy, { asked, slots: isWhole ? null : await match(asked) }, keys);
    },
  };
}

/** Writes the ids of the slots over an array that is as long. */
function idsOf(copy: AdCopy, slots: Bitmap, found: Int32Array): Int32Array {
  const { ids } = copy.columns();
  let next = 0;
  // The highest first. In one loop, of some milliseconds: the ids of slots may change between turns.
  for (let word = slots.length - 1; word >= 0; word -= 1) {
    let bits = slots[word] ?? 0;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      bits &= ~(1 << bit);
      found[next] = ids[word * WORD_BITS + bit] ?? 0;
      next += 1;
    }
  }
  return found;
}
