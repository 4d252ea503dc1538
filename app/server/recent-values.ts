/** Cache of the most recently used values. */
export interface RecentValues<Value> {
  /** Returns the value of a key; creates and caches it when absent. A failure is not cached. */
  readonly find: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

/** Creates a cache of at most `limit` values; the least recently used one is evicted. */
export function keepRecent<Value>(limit: number): RecentValues<Value> {
  const kept = new Map<string, Promise<Value>>();
  return {
    find: (key, make) => {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      for (const [oldest] of kept) {
        if (kept.size <= limit) break;
        kept.delete(oldest);
      }
      value.catch(() => kept.delete(key));
      return value;
    },
  };
}
