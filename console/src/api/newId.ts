/**
 * An id for something new, made here so that a save whose answer was lost can be sent again. Not `randomUUID`, which is absent on a park's
 * own plain http.
 */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
