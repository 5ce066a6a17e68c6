const BYTES = 12;

/** An id that the console chooses for a new thing, so that a save which is made again makes no second one. */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `${prefix}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
