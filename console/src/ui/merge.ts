export interface Difference<T> {
  field: keyof T;
  mine: unknown;
  theirs: unknown;
}

/**
 * Keys in one order: a language that was written here comes last, and from the server where it belongs. One that was written here and
 * taken back is not there.
 */
const inOneOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== '')
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value;
const asText = (value: unknown) => JSON.stringify(value ?? null, inOneOrder);
export const same = (a: unknown, b: unknown) => asText(a) === asText(b);

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
