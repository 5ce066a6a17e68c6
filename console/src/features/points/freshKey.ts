/** A key nobody else makes. `crypto.randomUUID` is not there on a park's own network over plain http. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
