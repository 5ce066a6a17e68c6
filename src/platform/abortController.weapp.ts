/** The part of the web's AbortSignal that the query cache uses. */
class Signal {
  aborted = false;
  reason: unknown = undefined;
  private readonly listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  /** Called by the controller alone. */
  raise(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of [...this.listeners]) listener();
  }
}

/** WeChat has no AbortController, and the query cache makes one for every query; the build puts this in its place. */
export class AbortController {
  readonly signal = new Signal();

  abort(reason: unknown = new Error('aborted')): void {
    this.signal.raise(reason);
  }
}
