/** Pages that were drawn lately, by address. */
export interface PageCache<Page> {
  /** The page of an address, as drawn within the last seconds, else drawn now. */
  readonly find: (address: string, draw: () => Promise<Page>) => Promise<Page>;
}

/** What a cache holds at most. */
export interface PageCacheLimits<Page> {
  /** How long a page is given out, in ms. */
  readonly keptMs: number;
  readonly entries: number;
  readonly bytes: number;
  readonly sizeOf: (page: Page) => number;
  /** In ms. */
  readonly now: () => number;
}

interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly until: number;
  /** 0 while it is being drawn. */
  bytes: number;
}

/**
 * A cache of pages that are the same for all. However many ask at once, a page is drawn once; a
 * page that cannot be drawn is not kept. The oldest make room.
 */
export function createPageCache<Page>(limits: PageCacheLimits<Page>): PageCache<Page> {
  const { keptMs, entries, bytes, sizeOf, now } = limits;
  const kept = new Map<string, Entry<Page>>();
  let total = 0;
  const drop = (address: string, entry: Entry<Page>): void => {
    if (kept.get(address) !== entry) return;
    kept.delete(address);
    total -= entry.bytes;
  };
  const trim = (): void => {
    for (const [address, entry] of kept) {
      if (kept.size <= entries && total <= bytes && entry.until > now()) break;
      drop(address, entry);
    }
  };
  const weigh = async (address: string, entry: Entry<Page>): Promise<void> => {
    try {
      const size = sizeOf(await entry.page);
      if (kept.get(address) !== entry) return;
      entry.bytes = size;
      total += size;
      trim();
    } catch {
      // The page goes to those who asked for it as the failure that it is.
      drop(address, entry);
    }
  };
  return {
    find: (address, draw) => {
      trim();
      const known = kept.get(address);
      if (known !== undefined) return known.page;
      const entry: Entry<Page> = { page: draw(), until: now() + keptMs, bytes: 0 };
      kept.set(address, entry);
      void weigh(address, entry);
      return entry.page;
    },
  };
}
