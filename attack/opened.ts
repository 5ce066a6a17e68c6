export type Closers = (() => Promise<unknown>)[];

/** Opens what has many parts. `close` ends them, the last first; where the opening fails, they are ended before it throws. */
export async function opened<Thing extends object>(
  open: (closers: Closers) => Promise<Thing>,
): Promise<Thing & { close(): Promise<void> }> {
  const closers: Closers = [];
  const close = async () => {
    for (let end = closers.pop(); end; end = closers.pop()) await end().catch(() => undefined);
  };
  try {
    return { ...(await open(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
