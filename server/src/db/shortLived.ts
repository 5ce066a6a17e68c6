interface Kept<Value> {
  value: Promise<Value>;
  /** By the machine's own clock, ms. */
  until: number;
}

/** Answers the same within so many ms, made once however many ask; what failed is asked anew. Each node keeps its own. */
export function shortLived<Value>(lifeMs: number, most = 100): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (key, make) => {
    const now = performance.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    kept.delete(key);
    kept.set(key, { value, until: now + lifeMs });
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    return value;
  };
}
