/** Names of columns, by their type in SQL. */
type Columns = Record<string, readonly string[]>;

/**
 * Sets of rows that a prepared statement is handed, an array for each column: quicker than JSON, and PostgreSQL knows how many they are.
 * `from` is each set as a table of its name, and `values` the statement's parameters.
 */
export function recordSets<const Sets extends Record<string, Columns>>(sets: Sets) {
  let last = 0;
  const tableOf = (name: string, columns: Columns) => {
    const arrays = Object.entries(columns).flatMap(([type, names]) => names.map(() => `$${++last}::${type}[]`));
    return `unnest(${arrays.join(', ')}) as ${name} ("${Object.values(columns).flat().join('", "')}")`;
  };
  const tables = Object.entries(sets).map(([name, columns]) => [name, tableOf(name, columns)]);
  return {
    from: Object.fromEntries(tables) as Record<keyof Sets, string>,
    values: (rows: { [Name in keyof Sets]: Record<Sets[Name][string][number], unknown>[] }): unknown[][] =>
      Object.entries<Columns>(sets).flatMap(([name, columns]) =>
        Object.values(columns).flatMap((names) =>
          names.map((column) => (rows[name] ?? []).map((row: Record<string, unknown>) => row[column])),
        ),
      ),
  };
}
