export interface Difference<T> {
  field: keyof T;
  mine: unknown;
  theirs: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields in which two versions differ, of those that are edited. */
export function differences<T extends object>(mine: T, theirs: T, fields: readonly (keyof T)[]): Difference<T>[] {
  return fields
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** What is saved: theirs, with mine in the fields that were chosen so. */
export function merged<T extends object>(mine: T, theirs: T, takeMine: ReadonlySet<keyof T>): T {
  const result = { ...theirs };
  for (const field of takeMine) result[field] = mine[field];
  return result;
}
