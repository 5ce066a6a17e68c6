/** One request's time limit. Taro's own stops counting at the headers and looks like an abort, so this one is ours. */
export interface Deadline {
  /** What the request must be given so that it can be stopped. */
  params: { signal?: AbortSignal; timeout: number };
  /** Whether the limit, and nothing else, ended the request. */
  expired(): boolean;
  clear(): void;
}

/** Starts the clock. `ms` covers the whole exchange, body included. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, ms);
  return { params: { signal: controller.signal, timeout: ms }, expired: () => expired, clear: () => clearTimeout(timer) };
}
