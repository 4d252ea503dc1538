/** Bytes in blocks of several sizes, by address; blocks are never freed. */
export interface BlockPages {
  /** Adds a block and returns its address, which is not zero. */
  readonly add: (size: number) => number;
  /** Returns the page of an address; a block is in one page. */
  readonly pageOf: (address: number) => Uint8Array;
  /** Size, in bytes. */
  readonly bytes: () => number;
}

const PAGE_BITS = 20;
const PAGE_BYTES = 2 ** PAGE_BITS;
const PAGE_MASK = PAGE_BYTES - 1;
const EMPTY_PAGE = new Uint8Array();
/** Address of the first block. */
const FIRST = 8;

/** Creates pages of 1 MiB, which are added as they fill: nothing is ever copied. */
export function createBlockPages(): BlockPages {
  const pages: Uint8Array[] = [];
  let free = FIRST;
  return {
    add: (size) => {
      if ((free & PAGE_MASK) + size > PAGE_BYTES) free = pages.length * PAGE_BYTES;
      if (free + size > pages.length * PAGE_BYTES) pages.push(new Uint8Array(PAGE_BYTES));
      const address = free;
      free += size;
      return address;
    },
    pageOf: (address) => pages[address >>> PAGE_BITS] ?? EMPTY_PAGE,
    bytes: () => pages.length * PAGE_BYTES,
  };
}

/** Returns the index of an address in its page. */
export function inPage(address: number): number {
  return address & PAGE_MASK;
}
