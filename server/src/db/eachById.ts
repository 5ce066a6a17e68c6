const BATCH = 200;

/** Goes through rows in batches, by their ids. @param work false: nothing was changed. @returns how many were */
export async function eachById<Row extends { id: string }>(
  list: (after: string, limit: number) => Promise<Row[]>,
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  for (let after = '', more = true; more; ) {
    const batch = await list(after, BATCH);
    for (const row of batch) if (await work(row)) changed += 1;
    after = batch.at(-1)?.id ?? '';
    more = batch.length === BATCH;
  }
  return changed;
}
