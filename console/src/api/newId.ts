const BYTES = 16;

/**
 * An id for something new, or a key of a call, made here so that a save whose answer was lost can be sent again. Not `randomUUID`, which
 * is absent on a park's own plain http.
 * @param prefix stands before it, so that people at a log see what it is of: `n` of a notice
 */
export function newId(prefix?: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return prefix === undefined ? id : `${prefix}-${id}`;
}
