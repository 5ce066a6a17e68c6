interface Cached<Value> {
  value: Promise<Value>;
  /** By the machine's own clock, ms. */
  until: number;
}

/** Answers the same within so many ms, made once however many ask; what failed is asked anew. Each node keeps its own. */
export function shortLived<Value>(
  lifeMs: number,
  maxEntries = 100,
): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const cache = new Map<string, Cached<Value>>();
  return (key, make) => {
    const now = performance.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    cache.delete(key);
    cache.set(key, { value, until: now + lifeMs });
    for (const [oldest] of cache) {
      if (cache.size <= maxEntries) break;
      cache.delete(oldest);
    }
    value.catch(() => cache.get(key)?.value === value && cache.delete(key));
    return value;
  };
}
