export type Closers = (() => Promise<unknown>)[];

/**
 * Opens what has many parts. `close` ends them all, the last first, and throws what one of them could not; where the opening fails, they are
 * ended before it throws.
 */
export async function opened<Thing extends object>(
  open: (closers: Closers) => Promise<Thing>,
): Promise<Thing & { close(): Promise<void> }> {
  const closers: Closers = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (let end = closers.pop(); end; end = closers.pop()) await end().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    return { ...(await open(closers)), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
