/** Recently rendered pages, by address. */
export interface PageCache<Page> {
  /** The cached page of an address, else a newly rendered one. */
  readonly find: (address: string, draw: () => Promise<Page>) => Promise<Page>;
}

/** Limits of the cache. */
export interface PageCacheLimits<Page> {
  /** Lifetime of a page, in ms. */
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
  /** 0 while the page is being rendered. */
  bytes: number;
}

/**
 * Caches pages that are equal for all visitors. Concurrent requests share one rendering; a failed
 * one is not cached. The oldest pages are evicted.
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
      // Those who wait for the page get the failure.
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
