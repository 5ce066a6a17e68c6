interface Asked<Row> {
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/**
 * A look-up by id that everybody needs: what is asked for in one turn of the event loop becomes one query. The query begins
 * after the asking, so what it answers is never older.
 * @param find the rows of these ids that exist, in any order
 */
export function inOneQuery<Row extends { id: string }>(
  find: (ids: string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  let asked = new Map<string, Asked<Row>[]>();

  async function ask(): Promise<void> {
    const all = asked;
    asked = new Map();
    try {
      const found = new Map((await find([...all.keys()])).map((row) => [row.id, row]));
      for (const [id, waiting] of all) for (const { resolve } of waiting) resolve(found.get(id));
    } catch (error) {
      for (const waiting of all.values()) for (const { reject } of waiting) reject(error);
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      if (asked.size === 0) setImmediate(() => void ask());
      const waiting = asked.get(id);
      if (waiting) waiting.push({ resolve, reject });
      else asked.set(id, [{ resolve, reject }]);
    });
}
