/** What the log says of an error, for whoever else is told of it: nothing that a person sent. */
export interface ToldError {
  fingerprint: string;
  /** Its class. */
  type: string;
  code?: string;
  /** Lines of places alone. */
  stack: string;
  /** The route that failed. */
  call?: string;
  /** The job that failed. */
  job?: string;
}

const listeners = new Set<(error: ToldError) => void>();

/** Calls `listener` with every error that is logged. @returns ends it */
export function onError(listener: (error: ToldError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param read what is told, which is not made while nobody listens */
export function tellError(read: () => ToldError): void {
  if (listeners.size === 0) return;
  const error = read();
  for (const listener of listeners) listener(error);
}
