import {
  addValues,
  bytesOf,
  createAdColumns,
  type AdColumns,
  type IndexRow,
} from './columns/ad-columns.ts';
import { clearBit, setBit } from './columns/bitmap.ts';
import { createNumberMap } from './columns/number-map.ts';
import { createOptionTable, type OptionTable, type ScopedTerm } from './columns/option-table.ts';
import { createPostings, type Postings } from './columns/postings.ts';
import { createSpareSets, type SpareSet } from './columns/spare-set.ts';
import { createTokenDirectory, type TokenDirectory } from './columns/token-directory.ts';
import { createWordPostings, type WordPostings } from './columns/word-postings.ts';

/** From this tag on, tags are those of words. */
export const WORD_TAG = 2 ** 30;

/**
 * A copy of `ad_search` in memory, by column. An ad has a slot; a changed ad leaves its slot and
 * takes a new one, so that everything is only added to.
 */
export interface AdCopy {
  /** Adds an ad or replaces it. All its tokens must be in the directory. */
  readonly put: (row: IndexRow) => void;
  /** Removes an ad; does nothing for one that is not there. */
  readonly remove: (id: number) => void;
  readonly tokens: TokenDirectory;
  readonly columns: () => AdColumns;
  /** Number of slots. */
  readonly slots: () => number;
  /** A number that grows with every change. */
  readonly revision: () => number;
  /** Returns an empty set, as long as those of the columns, until the end of a block. */
  readonly spareSet: () => SpareSet;
  readonly options: Pick<OptionTable, 'count' | 'countAmong'>;
  /** Slots of a token's term, and of a word's tag. */
  readonly tokenSlots: Pick<Postings, 'addTo'>;
  readonly wordSlots: Pick<WordPostings, 'addTo'>;
  /** The slots of `astray`. */
  readonly strays: () => readonly number[];
  /** Whether so many slots are left, astray or taken that a new copy is due. */
  readonly isWorn: () => boolean;
  readonly measure: () => CopySize;
}

/** Size of a copy. */
export interface CopySize {
  readonly ads: number;
  readonly slots: number;
  readonly words: number;
  readonly tokens: number;
  readonly bytes: number;
}

/** Maximum number of slots that are astray: a search by time reads each. */
const STRAYS_LIMIT = 5_000;
/** Number of slots that were left from which their share counts, and the maximum share. */
const LEFT_SLOTS = 5_000;
const LEFT_SHARE = 0.2;
/** Number of free slots from which a copy with more room is made. */
const ROOM_LEFT = 1_000;
/** Size of an entry of a map, in bytes: measured. */
const MAP_ENTRY_BYTES = 40;

/**
 * Creates an empty copy.
 *
 * @param room Number of slots that it will have: arrays that are full grow, which holds the loop.
 */
export function createAdCopy(room: number): AdCopy {
  const tokens = createTokenDirectory();
  const slotOf = createNumberMap();
  const columns = createAdColumns(room);
  const options = createOptionTable();
  const [tokenSlots, wordSlots] = [createPostings(), createWordPostings()];
  const strays = createStrays(columns);
  let slots = 0;

  const remove = (id: number): void => {
    const slot = slotOf.find(id);
    if (slot === null) return;
    slotOf.delete(id);
    clearBit(columns.alive, slot);
    options.leave(slot);
  };
  const addTags = (slot: number, tags: readonly number[]): void => {
    const terms = tags.filter((tag) => tag < WORD_TAG).map((tag) => termOf(tokens, tag));
    for (const tag of tags) if (tag >= WORD_TAG) wordSlots.append(tag, slot);
    for (const term of terms) tokenSlots.append(term, slot);
    options.append(slot, optionsOf(tokens, terms));
  };

  return {
    put: (row) => {
      remove(row.id);
      const slot = slots;
      slots += 1;
      addValues(columns, slot, row);
      addTags(slot, row.tags);
      strays.place(slot, row);
      slotOf.set(row.id, slot);
    },
    remove,
    tokens,
    columns: () => columns,
    slots: () => slots,
    // Slots that were taken, and those of them that were left: every change adds to either.
    revision: () => slots + (slots - slotOf.size()),
    spareSet: createSpareSets(() => columns.alive.length),
    options,
    tokenSlots,
    wordSlots,
    strays: () => strays.slots,
    isWorn: () => {
      const left = slots - slotOf.size();
      // Before its arrays are full: all columns would grow at once.
      if (slots > room - ROOM_LEFT) return true;
      return strays.slots.length > STRAYS_LIMIT || (left > LEFT_SLOTS && left > slots * LEFT_SHARE);
    },
    measure: () => ({
      ads: slotOf.size(),
      slots,
      words: wordSlots.size(),
      tokens: tokens.size(),
      bytes:
        bytesOf(columns) +
        options.bytes() +
        tokenSlots.bytes() +
        wordSlots.bytes() +
        (wordSlots.size() + slotOf.size()) * MAP_ENTRY_BYTES,
    }),
  };
}

function termOf(tokens: TokenDirectory, tag: number): number {
  const term = tokens.termOf(tag);
  if (term === null) throw new Error(`Token ${tag} of an ad is not in the directory.`);
  return term;
}

/** Returns the terms that count as options. */
function optionsOf({ optionScope }: TokenDirectory, terms: readonly number[]): ScopedTerm[] {
  return terms.flatMap((term) => {
    const scope = optionScope(term);
    return scope === null ? [] : [{ scope, term }];
  });
}

/** Notes the slots whose ads were published before those of an earlier slot. */
function createStrays(columns: AdColumns) {
  const slots: number[] = [];
  let last = { published: Number.NEGATIVE_INFINITY, id: 0 };
  return {
    slots,
    place: (slot: number, { published, id }: IndexRow): void => {
      if (published < last.published || (published === last.published && id < last.id)) {
        slots.push(slot);
        setBit(columns.astray, slot);
      } else {
        last = { published, id };
      }
    },
  };
}
