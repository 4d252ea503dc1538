/** Values by key, the ones used last. */
export interface RecentValues<Value> {
  /** The value of a key; made, and kept, when there is none. What cannot be made is not kept. */
  readonly find: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

/** Keeps at most so many values; the one that was used longest ago makes room. */
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
