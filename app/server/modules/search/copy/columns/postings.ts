import { createBitmap, setBit, unite, WORD_BITS, type Bitmap } from './bitmap.ts';
import { createBlockPages, inPage, type BlockPages } from './block-pages.ts';
import { withRoom } from './with-room.ts';

/** Slots by term, in ascending order; they are only added. */
export interface Postings {
  /** Adds a slot to a term: a later one than all that the term has. */
  readonly append: (term: number, slot: number) => void;
  /** Adds the slots of a term to a set. */
  readonly addTo: (bitmap: Bitmap, term: number) => void;
  /** Size, in bytes. */
  readonly bytes: () => number;
}

/** Sizes of the first blocks of a term, in bytes; later ones are like the last. */
const BLOCKS = [8, 16, 32, 64, 128, 256, 512, 1024] as const;
/** The end of a block: the address of the next one. */
const POINTER_BYTES = 4;

const COMMON_SLOTS = 4_096;
/** Minimum share of all slots that a common term has. */
const COMMON_SHARE = 1 / 96;
/** Maximum number of terms that are kept as sets, too: 135 KB each for a million slots. */
const SETS_LIMIT = 256;

/**
 * Creates empty postings: the differences of a term's slots in seven-bit groups, in a chain of
 * blocks that grow. A common term needs one byte a slot, and a rare one 8 bytes. Common terms that
 * were asked for last are kept as sets, too.
 *
 * @param commonSlots Minimum number of slots of a common term.
 * @param setsLimit Maximum number of terms that are kept as sets.
 */
export function createPostings(commonSlots = COMMON_SLOTS, setsLimit = SETS_LIMIT): Postings {
  const blocks = createBlockPages();
  const terms = createTermStates();

  const start = (term: number): void => {
    terms.makeRoom(term);
    const address = blocks.add(BLOCKS[0]);
    terms.heads[term] = address;
    terms.writes[term] = address;
    terms.ends[term] = address + BLOCKS[0] - POINTER_BYTES;
    terms.lasts[term] = -1;
  };
  const addByte = (term: number, byte: number): void => {
    let at = terms.writes[term] ?? 0;
    const end = terms.ends[term] ?? 0;
    if (at === end) {
      const level = Math.min((terms.levels[term] ?? 0) + 1, BLOCKS.length - 1);
      const size = sizeOf(level);
      at = blocks.add(size);
      writePointer(blocks.pageOf(end), inPage(end), at);
      terms.levels[term] = level;
      terms.ends[term] = at + size - POINTER_BYTES;
    }
    blocks.pageOf(at)[inPage(at)] = byte;
    terms.writes[term] = at + 1;
  };
  const chainOf = (term: number) => chainIn(blocks, terms, term);
  const common = createCommonSets({ terms, chainOf, commonSlots, setsLimit });

  return {
    append: (term, slot) => {
      common.add(term, slot);
      if ((terms.counts[term] ?? 0) === 0) start(term);
      let rest = slot - (terms.lasts[term] ?? 0);
      while (rest > 127) {
        addByte(term, (rest & 127) | 128);
        rest >>>= 7;
      }
      addByte(term, rest);
      terms.lasts[term] = slot;
      terms.counts[term] = (terms.counts[term] ?? 0) + 1;
    },
    addTo: (bitmap, term) => {
      const set = common.setOf(bitmap, term);
      if (set !== null) unite(bitmap, set);
      else addChain(bitmap, chainOf(term));
    },
    bytes: () => blocks.bytes() + terms.counts.length * TERM_BYTES + common.bytes(),
  };
}

function chainIn(blocks: Chain['blocks'], terms: TermStates, term: number): Chain {
  return { blocks, head: terms.heads[term] ?? 0, count: terms.counts[term] ?? 0 };
}

type TermStates = ReturnType<typeof createTermStates>;

interface CommonSetsOptions {
  readonly terms: TermStates;
  readonly chainOf: (term: number) => Chain;
  readonly commonSlots: number;
  readonly setsLimit: number;
}

/** Common terms that were asked for last, as sets. */
function createCommonSets({ terms, chainOf, commonSlots, setsLimit }: CommonSetsOptions) {
  /** The least recently used first. */
  const sets = new Map<number, Bitmap>();
  const isCommon = (bitmap: Bitmap, term: number): boolean => {
    const count = terms.counts[term] ?? 0;
    return count >= commonSlots && count >= bitmap.length * WORD_BITS * COMMON_SHARE;
  };
  return {
    /** The set of a common term; `null` for a rare one. */
    setOf: (bitmap: Bitmap, term: number): Bitmap | null => {
      const known = sets.get(term);
      if (known === undefined && !isCommon(bitmap, term)) return null;
      const set = known ?? createBitmap((terms.lasts[term] ?? 0) + 1);
      if (known === undefined) addChain(set, chainOf(term));
      sets.delete(term);
      sets.set(term, set);
      const [oldest] = sets.keys();
      if (sets.size > setsLimit && oldest !== undefined) sets.delete(oldest);
      return set;
    },
    /** Adds a slot to the set of a term that has one. */
    add: (term: number, slot: number): void => {
      const known = sets.get(term);
      if (known === undefined) return;
      const set = withRoom(known, (slot >>> 5) + 1);
      setBit(set, slot);
      sets.set(term, set);
    },
    bytes: (): number =>
      Array.from(sets.values()).reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

/** Four numbers, a slot and a level of every term, in bytes. */
const TERM_BYTES = 21;

/** The ends of the terms' chains: addresses, levels of the last blocks, last slots and lengths. */
function createTermStates() {
  const states = {
    heads: new Uint32Array(),
    writes: new Uint32Array(),
    ends: new Uint32Array(),
    levels: new Uint8Array(),
    lasts: new Int32Array(),
    counts: new Uint32Array(),
    makeRoom: (term: number): void => {
      states.heads = withRoom(states.heads, term + 1);
      states.writes = withRoom(states.writes, term + 1);
      states.ends = withRoom(states.ends, term + 1);
      states.levels = withRoom(states.levels, term + 1);
      states.lasts = withRoom(states.lasts, term + 1);
      states.counts = withRoom(states.counts, term + 1);
    },
  };
  return states;
}

function sizeOf(level: number): number {
  return BLOCKS[level] ?? 1024;
}

interface Chain {
  readonly blocks: BlockPages;
  readonly head: number;
  readonly count: number;
}

/** Adds all slots of a chain of blocks. In one loop: a call for each slot took twice as long. */
function addChain(bitmap: Bitmap, { blocks, head, count }: Chain): void {
  let page = blocks.pageOf(head);
  let at = inPage(head);
  let level = 0;
  let end = at + sizeOf(0) - POINTER_BYTES;
  let slot = -1;
  for (let left = count; left > 0; left -= 1) {
    let step = 0;
    let shift = 0;
    for (let byte = 128; byte > 127; shift += 7) {
      if (at === end) {
        const next = readPointer(page, end);
        page = blocks.pageOf(next);
        at = inPage(next);
        level = Math.min(level + 1, BLOCKS.length - 1);
        end = at + sizeOf(level) - POINTER_BYTES;
      }
      byte = page[at] ?? 0;
      at += 1;
      step |= (byte & 127) << shift;
    }
    slot += step;
    setBit(bitmap, slot);
  }
}

function writePointer(page: Uint8Array, at: number, address: number): void {
  for (let index = 0; index < POINTER_BYTES; index += 1) page[at + index] = address >>> (index * 8);
}

function readPointer(page: Uint8Array, at: number): number {
  let address = 0;
  for (let index = 0; index < POINTER_BYTES; index += 1) {
    address += (page[at + index] ?? 0) * 2 ** (index * 8);
  }
  return address;
}
