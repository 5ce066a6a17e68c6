/** What the log says of an error, for whoever else is to hear of it: nothing that a person sent. */
export interface ErrorReport {
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

const listeners = new Set<(error: ErrorReport) => void>();

/** Calls `listener` with every error that is logged. @returns ends it */
export function onError(listener: (error: ErrorReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param read the report, which is not made while nobody listens */
export function reportError(read: () => ErrorReport): void {
  if (listeners.size === 0) return;
  const report = read();
  for (const listener of listeners) listener(report);
}
